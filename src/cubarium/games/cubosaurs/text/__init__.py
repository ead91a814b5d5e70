"""Interim words."""
class _W:
    def refusal(self, why, names, language):
        return f"{why.message} ({why.rule})"
WORDS = _W()
