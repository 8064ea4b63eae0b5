import { playHost } from '../../../src/adapters/played-host/play-host.ts';
import type { PlayedHost } from '../../../src/adapters/played-host/played-host.ts';
import type { WireEntry } from '../../../src/adapters/played-host/wire-entry.ts';
import { tapWires } from '../tap.ts';

/** What the kit's page has for the pages that it shows. */
export interface HostKit {
  /** The app around the page. */
  readonly host: PlayedHost;
  /** The text of the app's own script was put into the page, on top of the app's own side. */
  readonly hasBundle: boolean;
  /** Takes what went over the wire of a page. */
  readonly note: (entry: Omit<WireEntry, 'at'>) => void;
}

declare global {
  var hostKit: HostKit | undefined;
}

function kitOf(place: unknown): HostKit | undefined {
  try {
    return Reflect.get(Object(place), 'hostKit');
  } catch {
    // A window of another origin: not the kit's.
    return undefined;
  }
}

// In a window that the kit's page opened: no app of ours talks to a page in a frame. The app's own script, if there is one, comes next.
const kit = kitOf(window.opener);
if (kit !== undefined) {
  playHost(window, kit.host);
  if (!kit.hasBundle) tapWires(window, kit.note);
  else Reflect.set(globalThis, 'tapHostWires', () => tapWires(window, kit.note));
}
