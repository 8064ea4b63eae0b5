import type { DeviceSource } from '../../application/ports/device-source.ts';
import type { ClientHints, DeviceSigns } from '../../domain/device/signs.ts';

/** The attribute by which our extension marks the page's root element. */
const extensionMark = 'data-extension-installed';

/** The parts of the page that describe the browser. */
export interface DeviceHost {
  readonly navigator: { readonly userAgent: string; readonly maxTouchPoints?: number };
  readonly root: { hasAttribute(name: string): boolean };
}

/** {@link DeviceSource} from the browser's navigator; only some browsers have client hints, and only on https. */
export class NavigatorDeviceSource implements DeviceSource {
  constructor(private readonly host: DeviceHost) {}

  signs(): DeviceSigns {
    const { navigator, root } = this.host;
    return {
      userAgent: navigator.userAgent,
      hints: hintsOf(Reflect.get(navigator, 'userAgentData')),
      touchPoints: navigator.maxTouchPoints ?? 0,
      extensionInstalled: root.hasAttribute(extensionMark),
    };
  }
}

// Checked by hand rather than with a schema: static pages load this, and not zod.
function hintsOf(found: unknown): ClientHints | null {
  if (typeof found !== 'object' || found === null) return null;
  if (!('brands' in found && 'platform' in found && 'mobile' in found)) return null;
  const { brands, platform, mobile } = found;
  const isWhole = Array.isArray(brands) && typeof platform === 'string' && typeof mobile === 'boolean';
  return isWhole && brands.every(isBrand) ? { brands, platform, mobile } : null;
}

function isBrand(found: unknown): found is ClientHints['brands'][number] {
  if (typeof found !== 'object' || found === null) return false;
  if (!('brand' in found && 'version' in found)) return false;
  return typeof found.brand === 'string' && typeof found.version === 'string';
}
