import { hostChannels } from '../../contract/host-channels.ts';
import { define, memberOf, type Place } from './place.ts';
import type { PlayedHost, Received } from './played-host.ts';
import { readSent } from './sent.ts';

const { context, featureName } = hostChannels.subscriptionPages;

/** macOS and iOS: a message handler that answers with JSON text; events are calls of a function that the page defines. */
export function webkitPlace(page: object, host: PlayedHost): Place {
  const handler = { postMessage: (sent: unknown) => answerTo(host, sent) };
  define(page, 'webkit', { messageHandlers: { [context]: handler } });
  return {
    push(event, params) {
      const sent = { context, featureName, subscriptionName: event, params };
      // Since 2025 beside the bridge; before that as a global.
      const handlers = memberOf(memberOf(memberOf(page, 'navigator'), 'duckduckgo'), 'messageHandlers');
      const place = [handlers, page].find((place) => typeof memberOf(place, event) === 'function');
      host.note({
        direction: 'to-page',
        wire: 'webkit',
        sent,
        ...(place === undefined ? { dropped: true } : {}),
      });
      if (place !== undefined) Reflect.apply(Object(memberOf(place, event)), place, [sent]);
    },
  };
}

function answerTo(host: PlayedHost, sent: unknown): Promise<string> {
  const read = readSent(sent);
  const complaint = brokerError(host, read);
  const known = complaint === null ? {} : { dropped: true as const };
  host.note({ direction: 'to-app', wire: 'webkit', sent, ...known });
  const settles = read?.id === undefined ? {} : { settles: read.id };
  if (complaint !== null || read === null) {
    const message = complaint ?? '';
    host.note({ direction: 'to-page', wire: 'webkit', sent: message, rejected: true, ...settles });
    return Promise.reject(new Error(message));
  }
  const received: Received = { ...read, channel: 'subscriptionPages' };
  if (received.id === undefined) host.receive(received, () => undefined);
  if (received.id === undefined) return Promise.resolve('{}');
  return new Promise((resolve) => {
    host.receive(received, ({ id, ...answer }) => {
      const result = 'error' in answer ? { error: { message: answer.error } } : { result: answer.result };
      const text = JSON.stringify({ context, featureName, id, ...result });
      host.note({ direction: 'to-page', wire: 'webkit', sent: text, ...settles });
      resolve(text);
    });
  });
}

/** What an app's broker says of a message that it does not hand on; null where it does. Host-app reference, section 1.2. */
function brokerError(host: PlayedHost, sent: ReturnType<typeof readSent>): string | null {
  if (sent === null || sent.context === undefined)
    return "The incoming message was not valid - one or more of 'featureName', 'method' or 'context' was missing";
  if (sent.featureName !== featureName) return `feature named \`${sent.featureName}\` was not found`;
  return host.knows('subscriptionPages', sent.method)
    ? null
    : `the incoming message is ignored because the feature \`${featureName}\` couldn't provide a handler for method \`${sent.method}\``;
}
