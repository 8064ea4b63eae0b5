import { describe, expect, it } from 'vitest';
import { readDevice } from '../../../src/domain/device/device.ts';
import type { DeviceSigns } from '../../../src/domain/device/signs.ts';
import { minimumSystems, runsOn } from '../../../src/domain/download/apps.ts';
import { shownPlatform } from '../../../src/domain/download/platform.ts';
import agents from '../../vectors/user-agents.json' with { type: 'json' };

const signs = (userAgent: string, touchPoints = 0): DeviceSigns => ({
  userAgent,
  hints: null,
  touchPoints,
  extensionInstalled: false,
});

describe('the platform whose download is shown', () => {
  it('is that of the device, as the rules for devices know it, unless it is old or in our browser', () => {
    const shown = ['windows', 'macos', 'ios', 'android'];
    for (const { userAgent } of agents) {
      const platform = shownPlatform(userAgent, 0);
      const device = readDevice(signs(userAgent));
      if (device.browser === 'duckduckgo') expect(platform, userAgent).toBe('app');
      else if (platform !== 'old')
        expect(platform, userAgent).toBe(shown.includes(device.platform) ? device.platform : 'other');
    }
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 6.1; Win64; x64) Chrome/109.0', 'old'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 'windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14_6) Version/14.1 Safari/605.1.15', 'old'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.9; rv:78.0) Gecko/20100101 Firefox/78.0', 'old'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'macos'],
    ['Mozilla/5.0 (Linux; Android 6.0.1; SM-G900F) Chrome/106.0 Mobile', 'old'],
    ['Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile', 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 12_5_7 like Mac OS X) Version/12.1 Mobile Safari/604.1', 'old'],
    ['Mozilla/5.0 (iPad; CPU OS 9_3_5 like Mac OS X) Version/9.0 Mobile Safari/601.1', 'old'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile Safari/604.1', 'ios'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'other'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0', 'other'],
    ['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft) Mobile', 'old'],
    ['', 'other'],
  ])('%s is %s', (userAgent, platform) => {
    expect(shownPlatform(userAgent, 0)).toBe(platform);
  });

  it('is iOS for an iPad that poses as a Mac', () => {
    const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
    expect(shownPlatform(mac, 5)).toBe('ios');
  });

  it('is old exactly where no download runs, as far as user agents tell', () => {
    const { version: mac } = minimumSystems.mac;
    expect([mac[0], minimumSystems.ios.version[0], minimumSystems.android.version[0]]).toEqual([11, 15, 8]);
    for (let major = 1; major <= 30; major += 1) {
      const ios = shownPlatform(`(iPhone; CPU iPhone OS ${major}_2 like Mac OS X)`, 5);
      expect(ios === 'old', `iOS ${major}`).toBe(runsOn('ios', `${major}.2`) === false);
      const android = shownPlatform(`(Linux; Android ${major}.1; Phone)`, 5);
      expect(android === 'old', `Android ${major}`).toBe(runsOn('android', `${major}.1`) === false);
      const macos = shownPlatform(`(Macintosh; Intel Mac OS X ${major}_3)`, 0);
      expect(macos === 'old', `macOS ${major}`).toBe(major === 10);
      const early = shownPlatform(`(Macintosh; Intel Mac OS X 10_${major}_3)`, 0);
      expect(early === 'old', `macOS 10.${major}`).toBe(major < 15);
    }
  });
});
