"""614-616: replacement and prevention effects.

Before an event happens, these modules look for whatever replaces it, prevents it or makes it impossible. How
a permanent enters the battlefield is settled here too.
"""
