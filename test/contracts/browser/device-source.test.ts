import { describe, expect, it } from 'vitest';
import { NavigatorDeviceSource } from '../../../src/adapters/browser/navigator-device-source.ts';
import { MemoryDeviceSource } from '../../../src/adapters/memory/memory-device-source.ts';
import type { DeviceSource } from '../../../src/application/ports/device-source.ts';
import type { DeviceSigns } from '../../../src/domain/device/signs.ts';

const plain: DeviceSigns = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  hints: null,
  touchPoints: 0,
  extensionInstalled: false,
};
const hinted: DeviceSigns = {
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  hints: {
    brands: [
      { brand: 'Not/A)Brand', version: '8' },
      { brand: 'Chromium', version: '126' },
      { brand: 'Google Chrome', version: '126' },
    ],
    platform: 'Windows',
    mobile: false,
  },
  touchPoints: 10,
  extensionInstalled: true,
};

/** What every {@link DeviceSource} does; `open` is a browser that tells just this of itself. */
function deviceSourceContract(name: string, open: (told: DeviceSigns) => DeviceSource): void {
  describe(`${name} as what the browser tells of itself`, () => {
    it.each([
      ['without client hints', plain],
      ['with client hints, a touch screen and our extension', hinted],
    ])('gives all signs of a browser %s', (_, told) => {
      expect(open(told).signs()).toEqual(told);
    });
  });
}

deviceSourceContract('MemoryDeviceSource', (told) => new MemoryDeviceSource(told));
deviceSourceContract(
  'NavigatorDeviceSource',
  ({ userAgent, hints, touchPoints, extensionInstalled }) =>
    new NavigatorDeviceSource({
      navigator: {
        userAgent,
        maxTouchPoints: touchPoints,
        ...(hints === null ? {} : { userAgentData: { ...hints, getHighEntropyValues() {} } }),
      },
      root: { hasAttribute: (name) => extensionInstalled && name === 'data-extension-installed' },
    }),
);
