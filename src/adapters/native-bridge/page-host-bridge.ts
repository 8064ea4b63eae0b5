import { Observable } from 'rxjs';
import { share } from 'rxjs/operators';
import * as z from 'zod/mini';
import { HostBridge, type HostBridgeFailure } from '../../application/ports/host-bridge.ts';
import { isMessagingDevice } from '../../domain/device/messaging.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { member, method } from './foreign.ts';
import type { ForeignMethod } from './transport.ts';

/** The feature under which apps answer any page of the site. Host-app reference, section 2.4. */
const feature = 'subscriptions';

const Handshake = z.object({ availableMessages: z.array(z.string()) });
const Details = z.object({ isSubscribed: z.boolean() });
const Config = z.record(z.string(), z.unknown());

interface Bridge {
  readonly request: ForeignMethod;
  readonly subscribe: ForeignMethod;
}

/** {@link HostBridge} over the page-world bridge that every app of ours opens, on whatever system. */
export class PageHostBridge extends HostBridge {
  // Listened to once, and then for the life of the page: a second listener throws on Apple's hosts and silences the first on Android's.
  override readonly authUpdate$ = new Observable<void>((subscriber) => {
    const bridge = this.open();
    if (bridge.ok) bridge.value.subscribe('authUpdate', () => subscriber.next());
  }).pipe(share({ resetOnRefCountZero: false }));

  /** @param page the window; null where there is none, as when a page is rendered on a server */
  constructor(private readonly page: object | null) {
    super();
  }

  override handshake(): Promise<
    Result<{ readonly availableMessages: readonly string[] }, HostBridgeFailure>
  > {
    return this.ask('handshake', Handshake);
  }

  override subscriptionDetails(): Promise<Result<{ readonly isSubscribed: boolean }, HostBridgeFailure>> {
    return this.ask('subscriptionDetails', Details);
  }

  override featureConfig(): Promise<Result<Readonly<Record<string, unknown>>, HostBridgeFailure>> {
    return this.ask('getFeatureConfig', Config);
  }

  private async ask<Shape extends z.ZodMiniType>(
    name: string,
    shape: Shape,
  ): Promise<Result<z.output<Shape>, HostBridgeFailure>> {
    const bridge = this.open();
    if (!bridge.ok) return bridge;
    try {
      const reply = shape.safeParse(await bridge.value.request(name, {}));
      return reply.success ? success(reply.data) : failure({ code: 'communication' });
    } catch {
      return failure({ code: 'host-error' });
    }
  }

  /** Hosts keep one bridge for each name, so that opening it again is the same one. */
  private open(): Result<Bridge, HostBridgeFailure> {
    if (this.page === null) return failure({ code: 'not-browser-context' });
    const host = member(member(this.page, 'navigator'), 'duckduckgo');
    const create = method(host, 'createMessageBridge');
    // The page makes `navigator.duckduckgo` itself where it listens for events, and our extension names itself there too.
    const platform = member(host, 'platform');
    const isApp = typeof platform === 'string' ? isMessagingDevice(platform) : create !== null;
    if (!isApp) return failure({ code: 'not-ddg-context' });
    if (create === null) return failure({ code: 'bridge-not-supported' });
    try {
      const bridge = create(feature);
      const request = method(bridge, 'request');
      const subscribe = method(bridge, 'subscribe');
      return request === null || subscribe === null
        ? failure({ code: 'bridge-not-supported' })
        : success({ request, subscribe });
    } catch {
      return failure({ code: 'error-creating-bridge' });
    }
  }
}
