"""701: keyword actions.

A keyword action is a word such as scry, search or exchange that stands for something a player does.
"""
