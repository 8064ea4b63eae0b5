import { hostChannels } from '../../contract/host-channels.ts';
import { addressOf, define, memberOf, type Place } from './place.ts';
import type { PlayedHost } from './played-host.ts';
import { readSent } from './sent.ts';

/** A public constant of the app; not a secret despite its name. */
const secret = 'duckduckgo-android-messaging-secret';
const callback = 'messageCallback';

/** Android: an interface per channel that takes JSON text; answers and events arrive as calls of one global function. */
export function androidPlace(page: object, host: PlayedHost): Place {
  const tell = (sent: object) => {
    const listens = typeof memberOf(page, callback) === 'function';
    const entry = { direction: 'to-page', wire: 'android', sent, secret } as const;
    host.note(listens ? entry : { ...entry, dropped: true });
    if (listens) Reflect.apply(Object(memberOf(page, callback)), page, [secret, sent]);
  };
  for (const channel of ['subscriptionPages', 'restorationPages'] as const) {
    const { context, featureName } = hostChannels[channel];
    define(page, context, {
      process(text: unknown, given: unknown) {
        const sent = readSent(parsed(text));
        // The app silently ignores what it does not accept.
        const taken =
          given === secret &&
          sent?.context === context &&
          sent.featureName === featureName &&
          typeof sent.params === 'object' &&
          sent.params !== null &&
          host.knows(channel, sent.method);
        const entry = { direction: 'to-app', wire: 'android', sent: text, secret: given } as const;
        host.note(taken ? entry : { ...entry, dropped: true });
        if (!taken) return;
        const { method } = sent;
        host.receive({ ...sent, channel }, ({ id, ...answer }) => {
          const result =
            'error' in answer ? { error: { code: 0, message: answer.error } } : { result: answer.result };
          tell({ context, featureName, id, method, ...result });
        });
      },
    });
  }
  return {
    push: (channel, event, params) =>
      tell({ ...addressOf(channel, 'contentScopeScripts'), subscriptionName: event, params }),
  };
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
