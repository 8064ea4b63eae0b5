import { playHost } from '../../../src/adapters/played-host/play-host.ts';
import type { PlayedHost } from '../../../src/adapters/played-host/played-host.ts';
import type { WireEntry } from '../../../src/adapters/played-host/wire-entry.ts';
import { tapWires } from '../tap.ts';

/** What the kit's page provides to the pages that it shows. */
export interface HostKit {
  /** The app around the page. */
  readonly host: PlayedHost;
  /** Whether the text of the app's own script was put into the page, on top of the app's own side. */
  readonly hasBundle: boolean;
  /** Receives what went over a page's wire. */
  readonly note: (entry: Omit<WireEntry, 'at'>) => void;
}

declare global {
  var hostKit: HostKit | undefined;
}

function kitOf(place: unknown): HostKit | undefined {
  try {
    return Reflect.get(Object(place), 'hostKit');
  } catch {
    // A window of another origin is not the kit's.
    return undefined;
  }
}

// Runs in a window that the kit's page opened, because no app of ours talks to a page in a frame. The app's own script,
// if any, comes next.
const kit = kitOf(window.opener);
if (kit !== undefined) {
  playHost(window, kit.host);
  if (!kit.hasBundle) tapWires(window, kit.note);
  else Reflect.set(globalThis, 'tapHostWires', () => tapWires(window, kit.note));
}
