import { addressOf, channelOf, define, memberOf, type Place } from './place.ts';
import type { PlayedHost } from './played-host.ts';
import { readSent } from './sent.ts';

/** Windows: WebView2's messages, with their own field names on the way to the app. */
export function windowsPlace(page: object, host: PlayedHost): Place {
  const listeners = new EventTarget();
  let listening = 0;
  const tell = (sent: object, dropped = false) => {
    host.note({ direction: 'to-page', wire: 'windows', sent, ...(dropped ? { dropped: true } : {}) });
    // A message from the app has no origin at all, while one from a page has text there.
    const event = Object.defineProperty(new MessageEvent('message', { data: sent }), 'origin', {
      value: null,
    });
    listeners.dispatchEvent(event);
  };
  const webview = {
    postMessage(posted: unknown) {
      const sent = readSent(common(posted));
      const channel = sent === null ? null : channelOf(sent.context, sent.featureName);
      const known = sent !== null && channel !== null && host.knows(channel, sent.method);
      const toApp = { direction: 'to-app', wire: 'windows', sent: posted } as const;
      host.note(known ? toApp : { ...toApp, dropped: true });
      if (sent === null) return;
      const { context, featureName, id } = sent;
      if (known) {
        host.receive({ ...sent, channel }, ({ id, ...answer }) => {
          const result = 'error' in answer ? { error: { message: answer.error } } : { result: answer.result };
          tell({ context, featureName, id, ...result });
        });
      } else if (id !== undefined) {
        const message = channel === null ? 'feature not found' : 'method not found';
        tell({ context, featureName, id, error: { message } });
      }
    },
    addEventListener(type: string, listener: EventListener) {
      listening += 1;
      listeners.addEventListener(type, listener);
    },
    removeEventListener(type: string, listener: EventListener) {
      listening -= 1;
      listeners.removeEventListener(type, listener);
    },
  };
  const chrome = memberOf(page, 'chrome');
  if (typeof chrome === 'object' && chrome !== null) define(chrome, 'webview', webview);
  else define(page, 'chrome', { webview });
  return {
    push: (channel, event, params) =>
      tell(
        { ...addressOf(channel, 'contentScopeScripts'), subscriptionName: event, params },
        listening === 0,
      ),
  };
}

function common(posted: unknown): object {
  const { Feature, SubFeatureName, Name, Data, Id }: Readonly<Record<string, unknown>> = Object(posted);
  return { context: Feature, featureName: SubFeatureName, method: Name, params: Data, id: Id };
}
