import type { SentRequest } from '../../contract/host-envelopes.ts';
import { type Answer, parseAnswer } from './envelope.ts';

/**
 * Picks the answer to a request from everything that an app posts: the first with its id, until `signal` aborts.
 * `listen` starts listening and returns what stops it; `send` sends the request.
 */
export function awaitedAnswer(
  request: SentRequest,
  signal: AbortSignal,
  listen: (receive: (posted: unknown) => void) => () => void,
  send: () => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = listen((posted) => {
      const answer = parseAnswer(posted, request);
      if (answer === null) return;
      stop();
      resolve(answer);
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
    send();
  });
}
