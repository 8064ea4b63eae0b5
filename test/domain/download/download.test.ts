import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Download, minimumSystems, runsOn } from '../../../src/domain/download/apps.ts';
import {
  type Carrier,
  campaignLength,
  carriers,
  carryOrigin,
  storeCampaign,
} from '../../../src/domain/download/carry-origin.ts';
import { type StoreName, storeLinks } from '../../../src/domain/download/store-link.ts';
import { type Origin, parseOrigin } from '../../../src/domain/origin/origin.ts';
import vectors from '../../vectors/store-link.json' with { type: 'json' };

function origin(text: string): Origin {
  const parsed = parseOrigin(text);
  if (!parsed.ok) throw new Error('The vector is wrong');
  return parsed.value;
}

function carrying(store: StoreName, from: Origin) {
  const { href, carrier } = storeLinks[store];
  return carrier === null ? null : carryOrigin(new URL(href), carrier, from);
}

const isDownload = (text: string): text is Download => Object.hasOwn(minimumSystems, text);

describe('a link to a store', () => {
  for (const { origin: text, campaign } of vectors.campaigns) {
    it(`counts ${text} as ${JSON.stringify(campaign)}`, () =>
      expect(storeCampaign(origin(text))).toEqual({ ok: true, value: campaign }));
  }

  for (const { origin: text, message } of vectors.tooLong) {
    it(`is refused for ${text} in the words of the specification`, () => {
      const refused = { ok: false, error: { code: 'campaign_too_long', message } };
      expect(storeCampaign(origin(text))).toEqual(refused);
      for (const store of ['appStore', 'macAppStore', 'microsoftStore', 'chrome', 'firefox'] as const) {
        expect(carrying(store, origin(text))).toEqual(refused);
      }
    });

    it(`leaves ${text} in the referrer of Google Play, which needs no campaign`, () => {
      const link = carrying('googlePlay', origin(text));
      expect(link?.ok && link.value.searchParams.get('referrer')).toBe(`origin=${text}`);
    });
  }

  for (const { origin: text, appStore, googlePlay } of vectors.links) {
    it(`brings ${text} along`, () => {
      expect(carrying('appStore', origin(text))).toMatchObject({ ok: true, value: { href: appStore } });
      expect(carrying('googlePlay', origin(text))).toMatchObject({ ok: true, value: { href: googlePlay } });
    });
  }

  it('has no referrer where there is nothing to say', () => {
    const nothing = { entry: '', source: '', campaign: '', content: '' };
    for (const { href, carrier } of Object.values<{ href: string; carrier: Carrier | null }>(storeLinks)) {
      if (carrier === null) continue;
      expect(carryOrigin(new URL(href), carrier, nothing)).toMatchObject({ ok: true, value: { href } });
    }
  });

  it('takes the origin of the visit in place of the page’s own, whatever carries it', () => {
    const page = origin('home_website__hero');
    const visit = origin('home_google_spring_hero');
    const bare = new URL('https://mallard.example/pro?x=1');
    for (const carrier of carriers) {
      const first = carryOrigin(bare, carrier, page);
      const second = first.ok ? carryOrigin(first.value, carrier, visit) : first;
      expect(second).toEqual(carryOrigin(bare, carrier, visit));
      expect(second.ok && second.value.searchParams.get('x')).toBe('1');
    }
    expect(bare.search).toBe('?x=1');
  });

  it('is too long for a store, and yet goes whole to our own pages', () => {
    const long = origin('x_paidsearchmicrosoft_keywords123');
    const link = carryOrigin(new URL('https://mallard.example/pro'), 'origin', long);
    expect(link.ok && link.value.search).toBe('?origin=x_paidsearchmicrosoft_keywords123');
  });

  it('has a campaign of at most 30 characters, or none is given', () => {
    const part = fc.stringMatching(/^[A-Za-z0-9.]{0,40}$/);
    fc.assert(
      fc.property(part, part, (source, campaign) => {
        const name = storeCampaign({ entry: 'x', source, campaign, content: '' });
        const length = source.length + campaign.length + (source && campaign ? 1 : 0);
        expect(name.ok).toBe(length <= campaignLength);
      }),
    );
  });
});

describe('a download', () => {
  for (const { download, version, runs } of vectors.systems) {
    it(`for ${download} ${runs === null ? 'may run' : runs ? 'runs' : 'does not run'} on ${JSON.stringify(version)}`, () =>
      expect(isDownload(download) && runsOn(download, version)).toBe(runs));
  }
});
