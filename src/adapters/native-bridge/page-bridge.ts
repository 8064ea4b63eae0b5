import { isMessagingDevice, type MessagingDevice } from '../../domain/device/messaging.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { type ForeignMethod, isFramed, member, method } from './foreign.ts';

/** The bridge that an app opened for one of its features. */
export interface PageBridge {
  readonly notify: ForeignMethod;
  readonly request: ForeignMethod;
  readonly subscribe: ForeignMethod;
}

/** Why an app opened no bridge, by the specification's names, section 8. */
export type NoBridge = {
  readonly code: 'not-ddg-context' | 'bridge-not-supported' | 'error-creating-bridge';
};

/** The device that the app around a page names; null when it names none, or one without an app of ours. */
export function namedDevice(page: object): MessagingDevice | null {
  const device = member(member(member(page, 'navigator'), 'duckduckgo'), 'platform');
  return typeof device === 'string' && isMessagingDevice(device) ? device : null;
}

/**
 * Opens the page-world bridge for a feature (host-app reference, section 1.5). Apps keep one per feature, so opening it
 * again returns the same one. Fails with `not-ddg-context` outside our apps; `bridge-not-supported` in an app without
 * it, or when the result is not a bridge; `error-creating-bridge` in one that refuses: for this feature, in a frame, or
 * without https.
 */
export function openPageBridge(page: object, feature: string): Result<PageBridge, NoBridge> {
  const host = member(member(page, 'navigator'), 'duckduckgo');
  const create = method(host, 'createMessageBridge');
  // The page creates `navigator.duckduckgo` itself to listen for events, and our extension puts its name there too.
  const platform = member(host, 'platform');
  const isApp = typeof platform === 'string' ? isMessagingDevice(platform) : create !== null;
  if (!isApp) return failure({ code: 'not-ddg-context' });
  if (create === null) return failure({ code: 'bridge-not-supported' });
  // Regardless of the app: the page around a frame could have let the frame in.
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
