"""Compiling ahead of time: a game's entries as a shared library, WebAssembly or kernels for GPUs.

`build` makes them and needs Numba and a linker; `library` calls them and needs neither; `manifest` is what they say
about themselves.
"""
