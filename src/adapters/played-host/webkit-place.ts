import { hostChannels } from '../../contract/host-channels.ts';
import { addressOf, bundleContexts, channelOf, define, memberOf, type Place } from './place.ts';
import type { PlayedHost } from './played-host.ts';
import { readSent, type Sent } from './sent.ts';

/** macOS and iOS: message handlers that answer with JSON text; events are calls of a function that the page defines. */
export function webkitPlace(page: object, host: PlayedHost): Place {
  const handler = { postMessage: (sent: unknown) => answerTo(host, sent) };
  const contexts = [hostChannels.subscriptionPages.context, ...bundleContexts];
  define(page, 'webkit', {
    messageHandlers: Object.fromEntries(contexts.map((name) => [name, { ...handler }])),
  });
  return {
    push(channel, event, params) {
      const sent = { ...addressOf(channel, 'contentScopeScriptsIsolated'), subscriptionName: event, params };
      // Next to the bridge since 2025; a global before that.
      const handlers = memberOf(memberOf(memberOf(page, 'navigator'), 'duckduckgo'), 'messageHandlers');
      const place = [handlers, page].find((place) => typeof memberOf(place, event) === 'function');
      const entry = { direction: 'to-page', wire: 'webkit', sent } as const;
      host.note(place === undefined ? { ...entry, dropped: true } : entry);
      if (place !== undefined) Reflect.apply(Object(memberOf(place, event)), place, [sent]);
    },
  };
}

function answerTo(host: PlayedHost, posted: unknown): Promise<string> {
  const sent = readSent(posted);
  const complaint = brokerError(host, sent);
  const entry = { direction: 'to-app', wire: 'webkit', sent: posted } as const;
  host.note(complaint === null ? entry : { ...entry, dropped: true });
  const settles = sent?.id === undefined ? {} : { settles: sent.id };
  const channel = sent === null ? null : channelOf(sent.context, sent.featureName);
  if (complaint !== null || sent === null || channel === null) {
    const message = complaint ?? '';
    host.note({ direction: 'to-page', wire: 'webkit', sent: message, rejected: true, ...settles });
    return Promise.reject(new Error(message));
  }
  const received = { ...sent, channel };
  if (sent.id === undefined) {
    host.receive(received, () => undefined);
    return Promise.resolve('{}');
  }
  const { context, featureName } = sent;
  return new Promise((resolve) => {
    host.receive(received, ({ id, ...answer }) => {
      const result = 'error' in answer ? { error: { message: answer.error } } : { result: answer.result };
      const text = JSON.stringify({ context, featureName, id, ...result });
      host.note({ direction: 'to-page', wire: 'webkit', sent: text, ...settles });
      resolve(text);
    });
  });
}

/** The error with which an app's broker refuses a message; null when it forwards it. Host-app reference, section 1.2. */
function brokerError(host: PlayedHost, sent: Sent | null): string | null {
  if (sent?.context === undefined)
    return "The incoming message was not valid - one or more of 'featureName', 'method' or 'context' was missing";
  const channel = channelOf(sent.context, sent.featureName);
  if (channel === null) return `feature named \`${sent.featureName}\` was not found`;
  return host.knows(channel, sent.method)
    ? null
    : `the incoming message is ignored because the feature \`${sent.featureName}\` couldn't provide a handler for method \`${sent.method}\``;
}
