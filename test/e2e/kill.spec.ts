import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { Mailbox } from './support/mailbox.ts';
import { addAddress, buyMonthly } from './support/purchase.ts';
import { SiteServer } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

test('killing the server and starting it again loses nothing', async ({ browser, watch }) => {
  test.slow();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mallard-kill-'));
  const server = await SiteServer.start(dataDir);
  try {
    const buyer = await browser.newContext({ baseURL: server.address });
    watch.add(buyer);
    const page = await buyer.newPage();
    await buyMonthly(page);
    const address = await addAddress(page, 'kill');
    const own = new OwnSubscription(page);
    const facts = await own.facts();

    await server.kill();
    await expect(own.welcome, 'the open page stays').toBeVisible();
    await server.start();

    await page.reload();
    expect(await own.facts()).toEqual(facts);

    const other = await browser.newContext({ baseURL: server.address });
    watch.add(other);
    const elsewhere = await other.newPage();
    const mailbox = new Mailbox(elsewhere.request, address);
    await mailbox.letAMinutePass();
    const seen = await mailbox.count();
    expect(seen, 'messages from before are still there').toBeGreaterThan(0);
    await elsewhere.goto('/pro/login');
    const form = new PasscodeForm(elsewhere);
    await form.askFor(address);
    await form.enter(await mailbox.passcode(seen));
    expect(await new OwnSubscription(elsewhere).facts()).toEqual(facts);
    await buyer.close();
    await other.close();
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});
