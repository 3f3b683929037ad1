"""How connections are served: uvicorn's protocols, with what strangers make of them in mind."""

from __future__ import annotations

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NOT_TEXT = 1007


class HttpProtocol(H11Protocol):
    """HTTP in which a request that turns out to be none while it is being answered is not answered twice."""

    def send_400_response(self, msg: str) -> None:
        """Say that this was no request, and hang up."""
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self.transport.close()
                return
        super().send_400_response(msg)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is closed without much ado when a text is none."""

    def send_receive_event_to_app(self) -> None:
        """Hand a message on."""
        if self.transport.is_closing():
            self.frames = []
            return
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(NOT_TEXT, "")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
