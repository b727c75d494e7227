"""Runs a cluster on one machine: engines from wheels, servers, a balancer and a page to harm them.

`make cluster` starts it. Only a checkout needs it; tests use the same engines and the same
balancer.
"""
