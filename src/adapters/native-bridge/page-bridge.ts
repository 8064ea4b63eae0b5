import { isMessagingDevice, type MessagingDevice } from '../../domain/device/messaging.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { isFramed, member, method } from './foreign.ts';
import type { ForeignMethod } from './transport.ts';

/** The bridge that an app opened for one of its features. */
export interface PageBridge {
  readonly notify: ForeignMethod;
  readonly request: ForeignMethod;
  readonly subscribe: ForeignMethod;
}

/** Why an app opened no bridge, by the names of the specification, section 8. */
export type NoBridge = {
  readonly code: 'not-ddg-context' | 'bridge-not-supported' | 'error-creating-bridge';
};

/** The device that the app around a page says it runs on; null where it says none, or one that has no app of ours. */
export function namedDevice(page: object): MessagingDevice | null {
  const device = member(member(member(page, 'navigator'), 'duckduckgo'), 'platform');
  return typeof device === 'string' && isMessagingDevice(device) ? device : null;
}

/**
 * Opens the page-world bridge for a feature (host-app reference, section 1.5). Apps keep one for each, so that opening it
 * again gives the same. Fails with `not-ddg-context` where no app of ours is, `bridge-not-supported` in one without it, or
 * where it is no bridge, `error-creating-bridge` in one that refuses: for this feature, to a frame, without https.
 */
export function openPageBridge(page: object, feature: string): Result<PageBridge, NoBridge> {
  const host = member(member(page, 'navigator'), 'duckduckgo');
  const create = method(host, 'createMessageBridge');
  // The page makes `navigator.duckduckgo` itself where it listens for events, and our extension names itself there too.
  const platform = member(host, 'platform');
  const isApp = typeof platform === 'string' ? isMessagingDevice(platform) : create !== null;
  if (!isApp) return failure({ code: 'not-ddg-context' });
  if (create === null) return failure({ code: 'bridge-not-supported' });
  // Whatever the app says: what is around a frame could have let it in.
  if (isFramed(page)) return failure({ code: 'error-creating-bridge' });
  try {
    const bridge = create(feature);
    const [notify, request, subscribe] = ['notify', 'request', 'subscribe'].map((name) =>
      method(bridge, name),
    );
    return notify && request && subscribe
      ? success({ notify, request, subscribe })
      : failure({ code: 'bridge-not-supported' });
  } catch {
    return failure({ code: 'error-creating-bridge' });
  }
}
