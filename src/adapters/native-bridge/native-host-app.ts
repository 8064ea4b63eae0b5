import { EMPTY, Observable, of } from 'rxjs';
import { mergeMap, share } from 'rxjs/operators';
import {
  HostApp,
  type HostEvents,
  type HostFailure,
  type HostNotifications,
  type HostRequests,
} from '../../application/ports/host-app.ts';
import type { Random } from '../../application/ports/random.ts';
import { isMessagingDevice, type MessagingKind, messagingKindOf } from '../../domain/device/messaging.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { hostLimits } from '../../domain/subscription/host-limits.ts';
import { AndroidTransport } from './android-transport.ts';
import { member } from './foreign.ts';
import { events, notifications, replies } from './messages.ts';
import { PageBridgeTransport } from './page-bridge-transport.ts';
import { subscriptionPages } from './subscription-pages.ts';
import type { Transport } from './transport.ts';
import { WebkitTransport } from './webkit-transport.ts';
import { WindowsTransport } from './windows-transport.ts';

const directTransports = {
  windows: WindowsTransport,
  webkit: WebkitTransport,
  android: AndroidTransport,
} as const satisfies Record<MessagingKind, { find(page: object): Transport | null }>;

/**
 * The way to the app of one device, by the name that the device's app gives itself; null when the page has none.
 * Throws for a device that takes no messages (specification, section 8).
 */
export function transportOn(device: string, page: object): Transport | null {
  return directTransports[messagingKindOf(device)].find(page);
}

/**
 * Finds the way to the app that shows this page, null in a plain browser. The order is the one that every known host
 * allows (host-app reference, section 1.7), but an app that names its device is taken at its word. Call it once a page:
 * Android's callback is set by it.
 */
export function findTransport(page: object): Transport | null {
  const device = member(member(member(page, 'navigator'), 'duckduckgo'), 'platform');
  const named = typeof device === 'string' && isMessagingDevice(device) ? device : null;
  return (
    PageBridgeTransport.find(page) ??
    (named === null ? null : transportOn(named, page)) ??
    WindowsTransport.find(page) ??
    WebkitTransport.find(page) ??
    AndroidTransport.find(page)
  );
}

/** {@link HostApp} over the messaging of the app's own web view. */
export class NativeHostApp extends HostApp {
  private readonly heard = new Map<keyof HostEvents, Observable<unknown>>();

  constructor(
    private readonly transport: Transport | null,
    private readonly random: Random,
  ) {
    super();
  }

  get present(): boolean {
    return this.transport !== null;
  }

  notify<Name extends keyof HostNotifications>(name: Name, params: HostNotifications[Name]): void {
    const checked = notifications[name].safeParse(params);
    if (this.transport === null || !checked.success) return;
    try {
      this.transport.notify({ ...subscriptionPages, method: name, params: checked.data });
    } catch {
      // A host that refuses a notification has no way to be asked why, and the page goes on without it.
    }
  }

  async request<Name extends keyof HostRequests>(
    name: Name,
    params: HostRequests[Name]['params'],
  ): Promise<Result<HostRequests[Name]['reply'], HostFailure>> {
    if (this.transport === null) return failure({ code: 'not_present' });
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), hostLimits.message);
    try {
      const message = { ...subscriptionPages, method: name, params, id: this.random.uuid() };
      const answer = await Promise.race([this.transport.request(message, over.signal), aborted(over.signal)]);
      if (!answer.ok) return failure({ code: 'host_error' });
      const reply = replies[name].safeParse(answer.result);
      return reply.success ? success(reply.data) : failure({ code: 'communication' });
    } catch {
      return failure({ code: over.signal.aborted ? 'timeout' : 'host_error' });
    } finally {
      clearTimeout(timer);
    }
  }

  subscribe<Name extends keyof HostEvents>(name: Name): Observable<HostEvents[Name]> {
    return this.posted(name).pipe(
      mergeMap((params) => {
        const event = events[name].safeParse(params);
        return event.success ? of(event.data) : EMPTY;
      }),
    );
  }

  /** Listened to once, and then for the life of the page: a second listener throws on Apple's hosts and silences the first on Android's. */
  private posted(name: keyof HostEvents): Observable<unknown> {
    const known = this.heard.get(name);
    if (known !== undefined) return known;
    const heard = new Observable((subscriber) => {
      this.transport?.subscribe({ ...subscriptionPages, subscriptionName: name }, (params) =>
        subscriber.next(params),
      );
    }).pipe(share({ resetOnRefCountZero: false }));
    this.heard.set(name, heard);
    return heard;
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
