import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Download, minimumSystems, runsOn } from '../../../src/domain/download/apps.ts';
import {
  appStoreLink,
  campaignLength,
  googlePlayLink,
  storeCampaign,
} from '../../../src/domain/download/store-link.ts';
import { type Origin, parseOrigin } from '../../../src/domain/origin/origin.ts';
import vectors from '../../vectors/store-link.json' with { type: 'json' };

function origin(text: string): Origin {
  const parsed = parseOrigin(text);
  if (!parsed.ok) throw new Error('The vector is wrong');
  return parsed.value;
}

const isDownload = (text: string): text is Download => Object.hasOwn(minimumSystems, text);

describe('a link to a store', () => {
  for (const { origin: text, campaign } of vectors.campaigns) {
    it(`counts ${text} as ${JSON.stringify(campaign)}`, () =>
      expect(storeCampaign(origin(text))).toEqual({ ok: true, value: campaign }));
  }

  for (const { origin: text, message } of vectors.tooLong) {
    it(`is refused for ${text} in the words of the specification`, () => {
      for (const link of [storeCampaign, appStoreLink, googlePlayLink]) {
        expect(link(origin(text))).toEqual({ ok: false, error: { code: 'campaign_too_long', message } });
      }
    });
  }

  for (const { origin: text, appStore, googlePlay } of vectors.links) {
    it(`brings ${text} along`, () => {
      expect(appStoreLink(origin(text))).toMatchObject({ ok: true, value: { href: appStore } });
      expect(googlePlayLink(origin(text))).toMatchObject({ ok: true, value: { href: googlePlay } });
    });
  }

  it('has no referrer where there is nothing to say', () => {
    const nothing = { entry: '', source: '', campaign: '', content: '' };
    const link = googlePlayLink(nothing);
    expect(link.ok && link.value.search).toBe('?id=example.mallard.browser');
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
