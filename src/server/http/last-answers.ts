import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * The response class of a server that says, from the moment `isLeaving` is true, with each answer that its connection ends, also
 * to calls begun before. Otherwise a proxy, which keeps its connections, would send its next call on one that is just being
 * closed, and its visitor would get a 502. RFC 9112 section 9.6.
 */
export function lastAnswers(isLeaving: () => boolean): typeof ServerResponse<IncomingMessage> {
  return class extends ServerResponse<IncomingMessage> {
    override writeHead(status: number, message?: string, head?: Head): this;
    override writeHead(status: number, head?: Head): this;
    // Node calls this too when headers are sent implicitly.
    override writeHead(status: number, message?: string | Head, head?: Head): this {
      if (isLeaving()) this.shouldKeepAlive = false;
      return typeof message === 'string'
        ? super.writeHead(status, message, head)
        : super.writeHead(status, message ?? head);
    }
  };
}
