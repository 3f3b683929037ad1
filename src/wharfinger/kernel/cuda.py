"""The little of NVIDIA's driver that games need: memory, modules, launches. Nothing but the driver has to be installed.

Everything happens in the device's primary context, the one that PyTorch, JAX and CuPy use, so they read and write an
`Array` where it lies: `torch.from_dlpack(array)`, `jax.dlpack.from_dlpack(array)`, `cupy.asarray(array)`.
"""

from __future__ import annotations

import ctypes
import sys
import weakref
from collections.abc import Sequence
from ctypes import POINTER, byref, c_char_p, c_int, c_int32, c_int64, c_size_t, c_uint, c_uint64, c_void_p
from functools import cache
from math import prod
from typing import Any, ClassVar

import numpy as np

from .errors import WharfingerError, message

BLOCK = 128
"""Threads in a block."""
_NAMES = {"win32": "nvcuda.dll"}
_LOG_LENGTH = 1 << 14
_LOG, _LOG_SIZE = 5, 6  # CU_JIT_ERROR_LOG_BUFFER and its size
_MULTIPROCESSORS = 16  # CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
_CUDA = 2  # kDLCUDA


class NoDevice(WharfingerError):
    """There is no GPU here, or no driver for it."""


class DeviceFailed(WharfingerError):
    """The driver refused; the message is what it said."""


class Device:
    """A GPU. `stream` is where everything is queued: 0, the one that all frameworks wait for, or a handle of theirs."""

    def __init__(self, number: int = 0) -> None:
        self.driver = _driver()
        self.number, self.stream = number, 0
        handle, self.handle = c_int(), c_void_p()
        self._ask("cuDeviceGet", byref(handle), c_int(number))
        self._ask("cuDevicePrimaryCtxRetain", byref(self.handle), handle)
        self._current()
        found = c_int()
        self._ask("cuDeviceGetAttribute", byref(found), c_int(_MULTIPROCESSORS), handle)
        self.multiprocessors = found.value
        name = ctypes.create_string_buffer(256)
        self._ask("cuDeviceGetName", name, c_int(256), handle)
        self.name = name.value.decode()

    def _ask(self, symbol: str, *args: Any) -> None:
        code = getattr(self.driver, symbol)(*args)
        if code:
            raise DeviceFailed(message("device-failed", what=symbol, why=_said(self.driver, code)))

    def _current(self) -> None:
        """Calls of this thread go to this device."""
        self._ask("cuCtxSetCurrent", self.handle)

    def module(self, code: bytes) -> Module:
        """Load PTX, which the driver compiles for this very GPU and keeps for the next time."""
        self._current()
        made, log = c_void_p(), ctypes.create_string_buffer(_LOG_LENGTH)
        keys = (c_int * 2)(_LOG, _LOG_SIZE)
        values = (c_void_p * 2)(ctypes.cast(log, c_void_p), c_void_p(_LOG_LENGTH))
        failed = self.driver.cuModuleLoadDataEx(byref(made), c_char_p(code), c_uint(2), keys, values)
        if failed:
            why = log.value.decode(errors="replace").strip() or _said(self.driver, failed)
            raise DeviceFailed(message("device-failed", what="cuModuleLoadDataEx", why=why))
        return Module(self, made)

    def zeros(self, shape: Sequence[int], dtype: Any) -> Array:
        """A new array of zeros."""
        made = Array(self, tuple(shape), np.dtype(dtype))
        made.clear()
        return made

    def array(self, values: Any) -> Array:
        """A copy of an array of the host."""
        given = np.ascontiguousarray(values)
        made = Array(self, given.shape, given.dtype)
        made.set(given)
        return made

    def synchronize(self) -> None:
        """Wait until everything queued is done."""
        self._current()
        self._ask("cuStreamSynchronize", c_void_p(self.stream))


class Module:
    """Compiled kernels."""

    def __init__(self, device: Device, handle: c_void_p) -> None:
        self.device, self.handle = device, handle

    def kernel(self, name: str) -> Kernel:
        """A kernel by its name."""
        found = c_void_p()
        self.device._ask("cuModuleGetFunction", byref(found), self.handle, c_char_p(name.encode()))
        return Kernel(self.device, found)


class Kernel:
    """A function that runs once for each of many indices. It takes arrays, integers and floats."""

    def __init__(self, device: Device, handle: c_void_p) -> None:
        self.device, self.handle = device, handle

    def launch(self, count: int, arguments: Arguments, block: int = BLOCK) -> None:
        """Queue it for the indices 0 to count - 1."""
        if count:
            self.device._current()
            blocks = -(-count // block)
            shape = [c_uint(blocks), c_uint(1), c_uint(1), c_uint(block), c_uint(1), c_uint(1), c_uint(0)]
            self.device._ask(
                "cuLaunchKernel", self.handle, *shape, c_void_p(self.device.stream), arguments.places, None
            )


class Arguments:
    """What a kernel is called with: numbers, and arrays by their address and the length of each dimension."""

    def __init__(self, *given: Any) -> None:
        self.kept = given
        parts: list[Any] = []
        for one in given:
            if isinstance(one, Array):
                parts += [c_uint64(one.address), *map(c_int64, one.shape)]
            else:
                parts.append(ctypes.c_double(one) if isinstance(one, float) else c_int64(one))
        self.parts = parts
        self.places = (c_void_p * len(parts))(*(ctypes.addressof(part) for part in parts))


class Array:
    """An array in the memory of a device, in C order; other libraries take it without a copy."""

    def __init__(self, device: Device, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
        self.device, self.shape, self.dtype = device, shape, dtype
        self.nbytes = prod(shape) * dtype.itemsize
        place = c_uint64()
        device._current()
        device._ask("cuMemAlloc_v2", byref(place), c_size_t(max(1, self.nbytes)))
        self.address = place.value
        weakref.finalize(self, _free, device, place)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<array {self.shape} of {self.dtype} on {self.device.name}>"

    def clear(self) -> None:
        """Set everything to 0."""
        self.fill(0)

    def fill(self, value: int) -> None:
        """Set every byte."""
        self.device._current()
        size = c_size_t(self.nbytes)
        self.device._ask("cuMemsetD8Async", c_uint64(self.address), ctypes.c_ubyte(value), size, self._stream())

    def view(self, dtype: Any) -> Array:
        """The same memory as numbers of another type of the same size."""
        made = object.__new__(Array)
        made.__dict__.update(self.__dict__, dtype=np.dtype(dtype), owner=self)
        return made

    def set(self, values: Any) -> None:
        """Overwrite it: by an array of the host, or by one of the device in any library."""
        self.device._current()
        interface = getattr(values, "__cuda_array_interface__", None)
        if interface is None:
            given = np.ascontiguousarray(values, self.dtype).reshape(self.shape)
            place = c_void_p(given.ctypes.data)
            self.device._ask(
                "cuMemcpyHtoDAsync_v2", c_uint64(self.address), place, c_size_t(self.nbytes), self._stream()
            )
            self.device.synchronize()  # until then `given` has to stay as it is
            return
        if np.dtype(interface["typestr"]) != self.dtype:
            raise DeviceFailed(message("device-array", shape=str(self.shape), kind=str(self.dtype)))
        source = c_uint64(self.fitting(interface))
        self.device._ask("cuMemcpyDtoDAsync_v2", c_uint64(self.address), source, c_size_t(self.nbytes), self._stream())

    def fitting(self, interface: dict[str, Any]) -> int:
        """The address of an array of the device that is described by its interface and has the shape of this one."""
        strides, dtype = interface.get("strides"), np.dtype(interface["typestr"])
        apart = _strides(self.shape, dtype)
        if tuple(interface["shape"]) != self.shape or (strides is not None and tuple(strides) != apart):
            raise DeviceFailed(message("device-array", shape=str(self.shape), kind=str(self.dtype)))
        return int(interface["data"][0])

    def numpy(self, start: int = 0, stop: int | None = None) -> np.ndarray[Any, Any]:
        """A copy on the host, of all rows or of some."""
        rows = len(range(*slice(start, stop).indices(self.shape[0])))
        made: np.ndarray[Any, Any] = np.empty((rows, *self.shape[1:]), self.dtype)
        self.device._current()
        place, source = c_void_p(made.ctypes.data), c_uint64(self.address + start * self.strides[0])
        self.device._ask("cuMemcpyDtoHAsync_v2", place, source, c_size_t(made.nbytes), self._stream())
        self.device.synchronize()
        return made

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        found = self.numpy()
        return found if dtype is None else found.astype(dtype, copy=False)

    def _stream(self) -> c_void_p:
        return c_void_p(self.device.stream)

    @property
    def strides(self) -> tuple[int, ...]:
        """How far apart neighbours lie in each dimension, in bytes."""
        return _strides(self.shape, self.dtype)

    # -- other libraries ---------------------------------------------------------------------------------------------

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.address, False),
            "strides": None,
            "stream": self.device.stream or 1,  # 1 is the stream that all others wait for
            "version": 3,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return _CUDA, self.device.number

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        """The array as DLPack's capsule, ready on the consumer's stream; it is never copied."""
        if stream is not None and stream != -1 and stream != (self.device.stream or 1):
            self._ready_on(0 if stream == 1 else stream)
        return _capsule(self)

    def _ready_on(self, stream: int) -> None:
        event = c_void_p()
        self.device._current()
        self.device._ask("cuEventCreate", byref(event), c_uint(2))  # without a clock
        self.device._ask("cuEventRecord", event, self._stream())
        self.device._ask("cuStreamWaitEvent", c_void_p(stream), event, c_uint(0))
        self.device._ask("cuEventDestroy_v2", event)


# -- the driver --------------------------------------------------------------------------------------------------------


@cache
def device(number: int = 0) -> Device:
    """A GPU by its number."""
    return Device(number)


@cache
def _driver() -> Any:
    try:
        found = ctypes.CDLL(_NAMES.get(sys.platform, "libcuda.so.1"))
    except OSError:
        raise NoDevice(message("no-device")) from None
    if found.cuInit(c_uint(0)):
        raise NoDevice(message("no-device"))
    return found


def _strides(shape: tuple[int, ...], dtype: np.dtype[Any]) -> tuple[int, ...]:
    return tuple(dtype.itemsize * prod(shape[axis + 1 :]) for axis in range(len(shape)))


def _said(driver: Any, code: int) -> str:
    text = c_char_p()
    driver.cuGetErrorString(c_int(code), byref(text))
    return (text.value or str(code).encode()).decode()


def _free(owner: Device, place: c_uint64) -> None:
    owner.driver.cuCtxSetCurrent(owner.handle)
    owner.driver.cuMemFree_v2(place)


# -- DLPack ------------------------------------------------------------------------------------------------------------


class _Tensor(ctypes.Structure):
    """DLTensor, then what makes it DLManagedTensor."""

    _fields_: ClassVar[Any] = [
        ("data", c_void_p),
        ("device_type", c_int32),
        ("device_id", c_int32),
        ("ndim", c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("byte_offset", c_uint64),
        ("manager", c_void_p),
        ("deleter", c_void_p),
    ]


_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
_lent: dict[int, tuple[Any, ...]] = {}
"""What other libraries still use, by the address of its description."""


def _take_back(address: int, lent: dict[int, tuple[Any, ...]] = _lent) -> None:  # names are gone when Python ends
    lent.pop(address, None)


def _drop(capsule: int) -> None:
    """A capsule that nobody took."""
    if _api("PyCapsule_IsValid", c_int)(c_void_p(capsule), b"dltensor"):
        _lent.pop(_api("PyCapsule_GetPointer", c_void_p)(c_void_p(capsule), b"dltensor"), None)


_returned = ctypes.CFUNCTYPE(None, c_void_p)(_take_back)
_dropped = ctypes.CFUNCTYPE(None, c_void_p)(_drop)


def _api(name: str, result: Any) -> Any:
    return ctypes.PYFUNCTYPE(result, c_void_p, c_char_p)((name, ctypes.pythonapi))


def _capsule(array: Array) -> Any:
    rank = len(array.shape)
    shape = (c_int64 * rank)(*array.shape)
    strides = (c_int64 * rank)(*(step // array.dtype.itemsize for step in array.strides))
    code, bits = _CODES[array.dtype.kind], 8 * array.dtype.itemsize
    made = _Tensor(array.address, _CUDA, array.device.number, rank, code, bits, 1, shape, strides, 0, None, None)
    made.deleter = ctypes.cast(_returned, c_void_p)
    address = ctypes.addressof(made)
    _lent[address] = (array, made, shape, strides)
    create = ctypes.PYFUNCTYPE(ctypes.py_object, c_void_p, c_char_p, c_void_p)(("PyCapsule_New", ctypes.pythonapi))
    return create(address, b"dltensor", ctypes.cast(_dropped, c_void_p))
