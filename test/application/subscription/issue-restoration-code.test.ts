import { describe, expect, it } from 'vitest';
import { MemoryRestorationApi } from '../../../src/adapters/memory/memory-restoration-api.ts';
import { IssueRestorationCode } from '../../../src/application/subscription/issue-restoration-code.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

describe('the restoration code', () => {
  it('is issued to a subscriber who is entitled', async () => {
    const { issue } = await subscriber(true);
    expect(await issue.execute()).toMatchObject({
      ok: true,
      value: { code: expect.stringMatching(/^.{36}$/) },
    });
  });

  it('is not issued without the feature', async () => {
    const { issue } = await subscriber(false);
    expect(await issue.execute()).toEqual({ ok: false, error: { code: 'not_entitled' } });
  });

  it('is not asked for when nobody is signed in', async () => {
    const { issue, site, tab } = await subscriber(true);
    await tab.app.get('account').signOut.execute();
    expect(await issue.execute()).toEqual({ ok: false, error: { code: 'signed_out' } });
    expect(site.world.network.count('issueCode')).toBe(0);
  });
});

async function subscriber(entitled: boolean) {
  const site = memorySite();
  const { network, auth } = site.world;
  auth.addAccount('lena@example.com');
  const tab = await signedInAs(site, site.browser().tab(), 'lena@example.com');
  const api = new MemoryRestorationApi(auth, () => entitled, site.random, network);
  return { site, tab, issue: new IssueRestorationCode(tab.app.get('account').session, api) };
}
