import type { Wire, WireEntry } from '../../src/adapters/played-host/wire-entry.ts';
import { hostChannels } from '../../src/contract/host-channels.ts';
import { hostEvents } from '../../src/contract/host-messages.ts';

type Note = (entry: Omit<WireEntry, 'at'>) => void;
type Method = (...args: readonly unknown[]) => unknown;

const contexts = [hostChannels.subscriptionPages.context, hostChannels.restorationPages.context];
const eventNames = Object.values(hostEvents).flatMap((events) => Object.keys(events));

/**
 * Records everything between a page and the app around it, whatever app that is. Comes after the app's own script and
 * before the page's first one.
 */
export function tapWires(page: object, note: Note): void {
  tapWebkit(page, note);
  tapWindows(page, note);
  for (const context of contexts) tapAndroid(page, context, note);
  tapBridge(page, note);
  tapCallbacks(page, note);
}

function tapWebkit(page: object, note: Note): void {
  for (const context of contexts) {
    const handler = member(member(member(page, 'webkit'), 'messageHandlers'), context);
    wrap(handler, 'postMessage', (post) => (sent) => {
      note({ direction: 'to-app', wire: 'webkit', sent: copy(sent) });
      const settles = idOf(sent);
      return settled('webkit', settles, post(sent), note);
    });
  }
}

function tapWindows(page: object, note: Note): void {
  const webview = member(member(page, 'chrome'), 'webview');
  const posts = (post: Method) => (sent: unknown) => {
    note({ direction: 'to-app', wire: 'windows', sent: copy(sent) });
    return post(sent);
  };
  wrap(webview, 'postMessage', posts);
  wrap(page, 'windowsInteropPostMessage', posts);
  const listen = methodOf(page, 'windowsInteropAddEventListener') ?? methodOf(webview, 'addEventListener');
  listen?.('message', (event: unknown) =>
    note({ direction: 'to-page', wire: 'windows', sent: copy(member(event, 'data')) }),
  );
}

function tapAndroid(page: object, context: string, note: Note): void {
  wrap(member(page, context), 'process', (process) => (sent, secret) => {
    note({ direction: 'to-app', wire: 'android', sent, secret });
    return process(sent, secret);
  });
}

function tapBridge(page: object, note: Note): void {
  const host = member(member(page, 'navigator'), 'duckduckgo');
  const known = new Map<unknown, unknown>();
  wrap(host, 'createMessageBridge', (create) => (name) => {
    const bridge = known.get(name) ?? tapped(create(name), featureOf(name), note);
    known.set(name, bridge);
    return bridge;
  });
}

/** A bridge names a context when it is opened, and its feature in messages. */
function featureOf(name: unknown): unknown {
  const channel = Object.values(hostChannels).find(({ context }) => context === name);
  return channel?.featureName ?? name;
}

function tapped(bridge: unknown, featureName: unknown, note: Note): unknown {
  const [notify, request, subscribe] = ['notify', 'request', 'subscribe'].map((name) =>
    methodOf(bridge, name),
  );
  if (!notify || !request || !subscribe) return bridge;
  const sent = (method: unknown, params: unknown, id: object) =>
    note({
      direction: 'to-app',
      wire: 'bridge',
      sent: { featureName, method, params: copy(params ?? {}), ...id },
    });
  return {
    notify: (method: unknown, params: unknown) => {
      sent(method, params, {});
      return notify(method, params);
    },
    request: (method: unknown, params: unknown) => {
      const id = crypto.randomUUID();
      sent(method, params, { id });
      return settled('bridge', id, request(method, params), note);
    },
    subscribe: (event: unknown, listener: unknown) =>
      subscribe(event, (params: unknown) => {
        const subscriptionName = event;
        note({
          direction: 'to-page',
          wire: 'bridge',
          sent: { featureName, subscriptionName, params: copy(params) },
        });
        return typeof listener === 'function' ? listener(params) : undefined;
      }),
  };
}

/**
 * Answers and events arrive as the app's calls of a function that the page defines, which is wrapped when the page does
 * so.
 */
function tapCallbacks(page: object, note: Note): void {
  const heard = (name: PropertyKey, value: unknown): unknown => {
    if (typeof value !== 'function') return value;
    if (name === 'messageCallback') {
      return (secret: unknown, sent: unknown) => {
        note({ direction: 'to-page', wire: 'android', sent: copy(sent), secret });
        return value(secret, sent);
      };
    }
    return (sent: unknown) => {
      note({ direction: 'to-page', wire: 'webkit', sent: copy(sent) });
      return value(sent);
    };
  };
  const names = new Set<PropertyKey>(['messageCallback', ...eventNames]);
  for (const owner of [Reflect, Object]) {
    wrap(owner, 'defineProperty', (define) => (target, name, property) => {
      const isOurs = typeof name === 'string' && names.has(name) && isPlace(page, target);
      const value = isOurs
        ? { ...Object(property), value: heard(name, member(property, 'value')) }
        : property;
      return define(target, name, value);
    });
  }
}

function isPlace(page: object, target: unknown): boolean {
  const handlers = member(member(member(page, 'navigator'), 'duckduckgo'), 'messageHandlers');
  return target === page || (handlers !== undefined && target === handlers);
}

function settled(wire: Wire, id: string | undefined, answer: unknown, note: Note): unknown {
  if (id === undefined) return answer;
  const back = { direction: 'to-page', wire, settles: id } as const;
  return Promise.resolve(answer).then(
    (sent) => {
      note({ ...back, sent: copy(sent) });
      return sent;
    },
    (error: unknown) => {
      note({ ...back, sent: String(member(error, 'message') ?? error), rejected: true });
      throw error;
    },
  );
}

function wrap(of: unknown, name: string, around: (method: Method) => Method): void {
  const method = methodOf(of, name);
  if (method === undefined || (typeof of !== 'object' && typeof of !== 'function') || of === null) return;
  Reflect.defineProperty(of, name, { configurable: true, writable: true, value: around(method) });
}

function methodOf(of: unknown, name: string): Method | undefined {
  const value = member(of, name);
  return typeof value === 'function' ? (...args) => Reflect.apply(value, of, args) : undefined;
}

function member(of: unknown, name: string): unknown {
  return of === null || of === undefined ? undefined : Reflect.get(Object(of), name);
}

function idOf(sent: unknown): string | undefined {
  const id = member(sent, 'id');
  return typeof id === 'string' ? id : undefined;
}

/** A snapshot, without what cannot be written to a file. */
function copy(value: unknown): unknown {
  try {
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  } catch {
    return String(value);
  }
}
