import { DeviceSource } from '../../application/ports/device-source.ts';
import type { DeviceSigns } from '../../domain/device/signs.ts';

/** A browser that tells what it is told to; nothing if not told. */
export class MemoryDeviceSource extends DeviceSource {
  constructor(private readonly told: Partial<DeviceSigns> = {}) {
    super();
  }

  signs(): DeviceSigns {
    return { userAgent: '', hints: null, touchPoints: 0, extensionInstalled: false, ...this.told };
  }
}
