"""506-511: the combat phase.

Attackers and blockers are declared under the restrictions and requirements that hold for them; then combat
damage is assigned and dealt.
"""
