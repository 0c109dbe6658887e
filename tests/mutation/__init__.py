"""Mutation testing by sample: would the tests of a room notice a small mistake in it?"""
