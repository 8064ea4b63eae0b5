import type { WireEntry } from '../../../src/adapters/played-host/wire-entry.ts';
import type { MessagingDevice } from '../../../src/domain/device/messaging.ts';
import { askEverything } from '../ask-everything.ts';
import { tapWires } from '../tap.ts';

declare global {
  /** What went over this page's wires; `ask` sends every request of the contract to the app. */
  var hostRun:
    | {
        readonly entries: readonly WireEntry[];
        readonly startedAt: number;
        readonly ask: (platform: MessagingDevice) => Promise<void>;
      }
    | undefined;
}

// After the app's own script, before the page's first one, and in no frame.
if (window.top === window) {
  const entries: WireEntry[] = [];
  const startedAt = Date.now();
  tapWires(window, (entry) => entries.push({ at: Date.now() - startedAt, ...entry }));
  globalThis.hostRun = { entries, startedAt, ask: (platform) => askEverything(window, platform) };
}
