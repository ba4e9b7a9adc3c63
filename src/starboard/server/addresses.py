"""Whose request it is, as far as that can be told: an address, and for IPv6 the network that one household has."""

from __future__ import annotations

import functools
import ipaddress


@functools.lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """Who is counted as one. An IPv6 household has a /64, and may speak from a new address every time."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))


class Trusted:
    """The web servers in front of this one, whose word on the visitor's address is taken (``--trusted-proxy``)."""

    def __init__(self, proxies: list[str]) -> None:
        self.networks = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]

    def __contains__(self, address: str) -> bool:
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any([ip in network for network in self.networks])
