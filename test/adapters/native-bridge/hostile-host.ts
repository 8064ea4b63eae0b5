import { vi } from 'vitest';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import { nativeHost } from '../../../src/adapters/native-bridge/native-host.ts';
import type { Behavior } from '../../../src/adapters/played-host/behavior.ts';
import { playHost } from '../../../src/adapters/played-host/play-host.ts';
import { PlayedHost } from '../../../src/adapters/played-host/played-host.ts';
import { messagingDevices } from '../../../src/domain/device/messaging.ts';
import { hostLimits } from '../../../src/domain/subscription/host-limits.ts';

const platforms = Object.keys(messagingDevices) as (keyof typeof messagingDevices)[];
export const cases = platforms.flatMap((platform) => [true, false].map((bridge) => ({ platform, bridge })));
export const refused = { ok: false, error: { code: 'host-error' } };
export const unreadable = { ok: false, error: { code: 'communication' } };
export const timedOut = { ok: false, error: { code: 'timeout' } };
export const secret = 'duckduckgo-android-messaging-secret';
export const absent = { ok: false, error: { code: 'not_present' } };

/** An app that does something of its own with each question about tokens or switches. */
export function open(
  played: { platform: (typeof platforms)[number]; bridge: boolean },
  behavior: Behavior = {},
  address?: string,
) {
  const methods = ['getAuthAccessToken', 'getFeatureConfig', 'subscriptionDetails', 'handshake'];
  const behaviors = Object.fromEntries(
    ['subscriptionPages', 'site'].flatMap((channel) =>
      methods.map((method) => [`${channel}.${method}`, behavior]),
    ),
  );
  const host = new PlayedHost({ ...played, behaviors });
  const page: Record<string, unknown> = { navigator: {} };
  playHost(page, host);
  return { host, page, ...portsOf(page, address) };
}

export function portsOf(page: object, address = 'https://mallard.example/subscriptions') {
  const location = new MemoryPageLocation(new URL(address));
  const ports = nativeHost(page);
  return { app: ports.app(new MemoryRandom(), location), bridge: ports.bridge(location) };
}

export async function settled<Value>(asked: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(hostLimits.message);
  return asked;
}
