import * as z from 'zod/mini';
import { DeviceSource } from '../../application/ports/device-source.ts';
import type { ClientHints, DeviceSigns } from '../../domain/device/signs.ts';

/** The attribute by which our extension makes itself known on the page's root element. */
const extensionMark = 'data-extension-installed';

const Hints = z.object({
  brands: z.array(z.object({ brand: z.string(), version: z.string() })),
  platform: z.string(),
  mobile: z.boolean(),
});

/** The page, as far as it tells of the browser. */
export interface DeviceHost {
  readonly navigator: { readonly userAgent: string; readonly maxTouchPoints?: number };
  readonly root: { hasAttribute(name: string): boolean };
}

/** {@link DeviceSource} of the browser's navigator; only some browsers have client hints, and only on https. */
export class NavigatorDeviceSource extends DeviceSource {
  constructor(private readonly host: DeviceHost) {
    super();
  }

  override signs(): DeviceSigns {
    const { navigator, root } = this.host;
    return {
      userAgent: navigator.userAgent,
      hints: hintsOf(Reflect.get(navigator, 'userAgentData')),
      touchPoints: navigator.maxTouchPoints ?? 0,
      extensionInstalled: root.hasAttribute(extensionMark),
    };
  }
}

function hintsOf(found: unknown): ClientHints | null {
  return Hints.safeParse(found).data ?? null;
}
