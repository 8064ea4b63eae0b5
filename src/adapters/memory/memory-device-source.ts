import { DeviceSource } from '../../application/ports/device-source.ts';
import type { DeviceSigns } from '../../domain/device/signs.ts';

/** A browser with the given signs; none by default. */
export class MemoryDeviceSource extends DeviceSource {
  constructor(private readonly told: Partial<DeviceSigns> = {}) {
    super();
  }

  signs(): DeviceSigns {
    return { userAgent: '', hints: null, touchPoints: 0, extensionInstalled: false, ...this.told };
  }
}
