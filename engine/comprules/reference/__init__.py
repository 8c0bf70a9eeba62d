"""Our own engine as one more judge, with no privilege."""

from comprules.reference.judging import ReferenceJudge, reference_judge

__all__ = ["ReferenceJudge", "reference_judge"]
