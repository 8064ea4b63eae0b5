import { connect, type Socket } from 'node:net';

/**
 * The result of a call: its status, or null if the connection ended before the response did or the response has no
 * length; and the milliseconds from sending to the response's last byte.
 */
export type Heard = (status: number | null, milliseconds: number) => void;

const endOfHeaders = '\r\n\r\n';
const withoutBody = [204, 304];
const longestPiece = 65_536;

/**
 * A keep-alive connection with one call at a time. It parses only status and length of a response, always into the same
 * buffer. Clients that allocate bodies and headers, such as Node's own and the load generators built on it, use so much
 * memory at 2,000 calls per second that their garbage collection pauses exceed the duration of 1 % of the calls, most
 * of all for the server with the most headers.
 */
export class Connection {
  readonly #to: URL;
  readonly #heard: Heard;
  #socket: Socket | null = null;
  #sentAt: number | null = null;
  #head: Buffer | null = null;
  #status = 0;
  /** Bytes of the body still to come; null before the headers are parsed. */
  #left: number | null = null;

  constructor(url: string, heard: Heard) {
    this.#to = new URL(url);
    this.#heard = heard;
  }

  get #isBusy(): boolean {
    return this.#sentAt !== null;
  }

  /** Sends a whole request, headers and body as one text. */
  send(request: string): void {
    if (this.#isBusy) throw new Error('Another call is under way on this connection');
    this.#socket ??= this.#open();
    this.#sentAt = performance.now();
    this.#socket.write(request);
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({
      host: this.#to.hostname,
      port: Number(this.#to.port),
      onread: {
        buffer: Buffer.allocUnsafe(longestPiece),
        callback: (length, buffer) => {
          const piece = Buffer.from(buffer.buffer, buffer.byteOffset, length);
          if (!this.#read(piece)) socket.destroy();
          return true;
        },
      },
    });
    socket.setNoDelay();
    // The close event that follows reports the failure.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#socket = null;
      if (this.#isBusy) this.#end(null);
    });
    return socket;
  }

  /** False if the response cannot be parsed here: it has no length, or a wrong one. */
  #read(piece: Buffer): boolean {
    if (this.#left === null) this.#readHeaders(piece);
    else this.#left -= piece.length;
    if (this.#left === null || this.#left > 0) return true;
    if (this.#left !== 0) return false;
    this.#end(this.#status);
    return true;
  }

  #readHeaders(piece: Buffer): void {
    const head = this.#head === null ? piece : Buffer.concat([this.#head, piece]);
    const end = head.indexOf(endOfHeaders);
    if (end < 0) {
      this.#head = Buffer.from(head);
      return;
    }
    this.#status = Number(head.toString('latin1', 'HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    this.#left = bodyLength(head, end, this.#status) - (head.length - end - endOfHeaders.length);
  }

  #end(status: number | null): void {
    const milliseconds = performance.now() - (this.#sentAt ?? Number.NaN);
    [this.#sentAt, this.#head, this.#left] = [null, null, null];
    this.#heard(status, milliseconds);
  }
}

function bodyLength(head: Buffer, end: number, status: number): number {
  if (withoutBody.includes(status)) return 0;
  return Number(/^content-length: *(\d+)/im.exec(head.toString('latin1', 0, end))?.[1]);
}
