import { describe, expect, it } from 'vitest';
import { NavigatorDeviceSource } from '../../../src/adapters/browser/navigator-device-source.ts';

const root = { hasAttribute: () => false };

describe('what the navigator tells', () => {
  it('is without hints where they are missing or of another shape', () => {
    for (const userAgentData of [
      undefined,
      null,
      'x',
      {},
      { brands: 'x', platform: 'Linux', mobile: false },
    ]) {
      const source = new NavigatorDeviceSource({ navigator: { userAgent: 'x', ...{ userAgentData } }, root });
      expect(source.signs().hints).toBeNull();
    }
  });

  it('is without touch in a browser that does not say', () => {
    const source = new NavigatorDeviceSource({ navigator: { userAgent: 'x' }, root });
    expect(source.signs()).toEqual({
      userAgent: 'x',
      hints: null,
      touchPoints: 0,
      extensionInstalled: false,
    });
  });
});
