"""Feature files as typed scenarios: which rules, examples and editions each one speaks of."""

from comprules.scenarios.model import (
    EditionTag,
    ExampleTag,
    FeatureError,
    RuleTag,
    RulingTag,
    Scenario,
    ScenarioStep,
    StepKind,
    TagMark,
)
from comprules.scenarios.reading import feature_files, read_feature, read_features, read_text, text_of
from comprules.scenarios.tags import read_tag

__all__ = [
    "EditionTag",
    "ExampleTag",
    "FeatureError",
    "RuleTag",
    "RulingTag",
    "Scenario",
    "ScenarioStep",
    "StepKind",
    "TagMark",
    "feature_files",
    "read_feature",
    "read_features",
    "read_tag",
    "read_text",
    "text_of",
]
