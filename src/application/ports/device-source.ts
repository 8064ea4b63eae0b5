import type { DeviceSigns } from '../../domain/device/signs.ts';

/** What the browser reveals about itself. */
export abstract class DeviceSource {
  /** All signs, as they are now. */
  abstract signs(): DeviceSigns;
}
