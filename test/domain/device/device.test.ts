import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  browserNames,
  type Device,
  deviceKinds,
  devicePlatforms,
  formFactors,
  majorVersion,
  readDevice,
} from '../../../src/domain/device/device.ts';
import { extensionAnswer, extensionOffer } from '../../../src/domain/device/extension.ts';
import type { ClientHints, DeviceSigns } from '../../../src/domain/device/signs.ts';
import vectors from '../../vectors/user-agents.json' with { type: 'json' };

interface Vector extends Device {
  readonly userAgent: string;
  readonly offer: string;
  readonly hints?: ClientHints;
  readonly touchPoints?: number;
  readonly extensionInstalled?: boolean;
  readonly note?: string;
}

const plain = { hints: null, touchPoints: 0, extensionInstalled: false };

const anySigns: fc.Arbitrary<DeviceSigns> = fc.record({
  userAgent: fc.oneof(fc.string(), fc.constantFrom(...vectors.map(({ userAgent }) => userAgent))),
  hints: fc.option(
    fc.record({
      brands: fc.array(fc.record({ brand: fc.string(), version: fc.string() })),
      platform: fc.constantFrom('', 'Windows', 'macOS', 'Linux', 'Fuchsia'),
      mobile: fc.boolean(),
    }),
  ),
  touchPoints: fc.nat(10),
  extensionInstalled: fc.boolean(),
});

describe('the device', () => {
  it('is tried on at least 60 user agents', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(60);
  });

  for (const vector of vectors as readonly Vector[]) {
    const {
      userAgent,
      hints = null,
      touchPoints = 0,
      extensionInstalled = false,
      offer,
      note,
      ...device
    } = vector;
    const brands = hints?.brands.map(({ brand }) => brand).join(', ') ?? note;
    it(`is ${device.kind} ${device.browser} on ${device.platform} for ${userAgent} ${brands ?? ''}`, () => {
      const read = readDevice({ userAgent, hints, touchPoints, extensionInstalled });
      expect(read).toEqual(device);
      expect(extensionOffer(read)).toBe(offer);
    });
  }

  it('covers every browser and every system that this site tells apart', () => {
    expect(new Set(vectors.map(({ browser }) => browser))).toEqual(new Set(browserNames));
    expect(new Set(vectors.map(({ platform }) => platform))).toEqual(new Set(devicePlatforms));
    expect(new Set(vectors.map(({ formFactor }) => formFactor))).toEqual(new Set(formFactors));
    expect(new Set(vectors.map(({ kind }) => kind))).toEqual(new Set(deviceKinds));
  });

  it('is always one of the table, whatever the browser tells', () => {
    fc.assert(
      fc.property(anySigns, (signs) => {
        const { browser, version, platform, formFactor, kind } = readDevice(signs);
        expect(browserNames).toContain(browser);
        expect(devicePlatforms).toContain(platform);
        expect(formFactors).toContain(formFactor);
        expect(deviceKinds).toContain(kind);
        expect(version).toMatch(/^[\d.]*$/);
      }),
    );
  });

  it('is read quickly from a text made to be slow', () => {
    const userAgent = `Opera/${'Android Version/1 Trident/ '.repeat(20_000)}`;
    expect(readDevice({ ...plain, userAgent }).platform).toBe('android');
  });

  it('is a bot when its hints say that nobody looks', () => {
    const brands = ['Not A;Brand', 'HeadlessChrome', 'Chromium'].map((brand) => ({ brand, version: '120' }));
    const hints = { brands, platform: 'Linux', mobile: false };
    expect(readDevice({ ...plain, hints, userAgent: '' })).toMatchObject({ kind: 'bot', platform: 'linux' });
  });

  it('is a Mac still with a trackpad that counts as one finger', () => {
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
    expect(readDevice({ ...plain, userAgent, touchPoints: 1 })).toMatchObject({ platform: 'macos' });
    expect(readDevice({ ...plain, userAgent, touchPoints: 2 })).toMatchObject({ platform: 'ios' });
  });

  it('is no iPad for having a touch screen, but only for posing as a Mac', () => {
    const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
    expect(readDevice({ ...plain, userAgent: windows, touchPoints: 10 })).toMatchObject({
      platform: 'windows',
      formFactor: 'desktop',
    });
    const chromebook =
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36';
    expect(readDevice({ ...plain, userAgent: chromebook, touchPoints: 10 }).platform).toBe('chromeos');
  });

  it('is a phone where the hints or the system say so, though the user agent does not', () => {
    const hints = { brands: [], platform: 'Android', mobile: true };
    expect(readDevice({ ...plain, hints, userAgent: 'Linux; Android 15' }).formFactor).toBe('mobile');
    expect(readDevice({ ...plain, hints: { ...hints, mobile: false }, userAgent: '' }).formFactor).toBe(
      'tablet',
    );
    expect(readDevice({ ...plain, userAgent: 'Windows Phone OS 7.0' }).formFactor).toBe('mobile');
  });

  it('is not looked for beyond the first 1000 characters', () => {
    const userAgent = (before: number) => `${' '.repeat(before)} Firefox/128.0`;
    expect(readDevice({ ...plain, userAgent: userAgent(900) }).browser).toBe('firefox');
    expect(readDevice({ ...plain, userAgent: userAgent(1000) }).browser).toBe('other');
  });

  it('has no version where the hints give none', () => {
    const hints = { brands: [{ brand: 'Brave', version: 'new' }], platform: 'Windows', mobile: false };
    const device = readDevice({ ...plain, hints, userAgent: '' });
    expect(device).toMatchObject({ browser: 'brave', version: '' });
    expect(extensionOffer(device)).toBe('home');
  });

  it('stays a bot or an app where the extension makes itself known', () => {
    const extensionInstalled = true;
    expect(readDevice({ ...plain, extensionInstalled, userAgent: 'curl/8.0' }).kind).toBe('bot');
    expect(readDevice({ ...plain, extensionInstalled, userAgent: 'Macintosh Ddg/1' }).kind).toBe(
      'desktop-app',
    );
  });
});

describe('the extension', () => {
  const device: Device = {
    browser: 'firefox',
    version: '91.0',
    platform: 'linux',
    formFactor: 'desktop',
    kind: 'browser',
  };

  for (const [browser, version, platform, offer] of [
    ['firefox', '91', 'linux', 'install'],
    ['firefox', '90.9', 'linux', 'none'],
    ['firefox', '', 'linux', 'none'],
    ['chrome', '92', 'windows', 'install'],
    ['chrome', '92', 'macos', 'install'],
    ['chrome', '91.9', 'macos', 'home'],
    ['chrome', '140', 'linux', 'home'],
    ['chrome', '140', 'chromeos', 'home'],
    ['brave', '92', 'windows', 'install'],
    ['brave', '92', 'macos', 'install'],
    ['brave', '91', 'windows', 'home'],
    ['brave', '140', 'linux', 'home'],
    ['edge', '140', 'windows', 'none'],
    ['safari', '18', 'macos', 'none'],
    ['opera', '110', 'windows', 'none'],
    ['other', '', 'other', 'none'],
  ] as const) {
    it(`is offered as ${offer} to ${browser} ${version} on ${platform}`, () => {
      expect(extensionOffer({ ...device, browser, version, platform })).toBe(offer);
    });
  }

  it('is offered only to a plain browser on a desktop', () => {
    for (const kind of deviceKinds.filter((kind) => kind !== 'browser')) {
      expect(extensionOffer({ ...device, kind })).toBe('none');
    }
    expect(extensionOffer({ ...device, formFactor: 'mobile' })).toBe('none');
    expect(extensionOffer({ ...device, formFactor: 'tablet' })).toBe('none');
  });

  for (const [browser, version, platform, answer] of [
    ['firefox', '91', 'linux', 'firefox'],
    ['firefox', '90', 'windows', 'outdated'],
    ['chrome', '92', 'windows', 'chrome'],
    ['brave', '92', 'macos', 'chrome'],
    ['chrome', '91', 'macos', 'outdated'],
    ['chrome', '140', 'linux', 'system'],
    // Newer it would be refused as well.
    ['brave', '91', 'linux', 'system'],
    ['chrome', '140', 'chromeos', 'system'],
    ['edge', '92', 'linux', 'edge'],
    ['edge', '91', 'windows', 'outdated'],
    ['safari', '18', 'macos', 'other'],
    ['opera', '110', 'windows', 'other'],
  ] as const) {
    it(`is answered with ${answer} to ${browser} ${version} on ${platform}`, () => {
      expect(extensionAnswer({ ...device, browser, version, platform })).toBe(answer);
    });
  }

  it('is answered by what is there already, and by the kind of device', () => {
    const answers = deviceKinds.map((kind) => extensionAnswer({ ...device, kind }));
    expect(answers).toEqual(['own', 'own', 'installed', null, 'firefox']);
    expect(extensionAnswer({ ...device, formFactor: 'mobile' })).toBe('mobile');
    expect(extensionAnswer({ ...device, formFactor: 'tablet' })).toBe('mobile');
  });

  it('looks at the first number of a version', () => {
    expect(['92.0.1', '7', '', '.9', 'x', '091'].map(majorVersion)).toEqual([92, 7, 0, 0, 0, 91]);
  });
});
