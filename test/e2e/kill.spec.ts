import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { Mailbox } from './support/mailbox.ts';
import { SiteServer } from './support/site-server.ts';
import { subscribeWithAddress } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

test('killing the server and starting it again loses nothing', { tag: '@once' }, async ({
  browser,
  watch,
}) => {
  test.slow();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mallard-kill-'));
  const server = await SiteServer.start(dataDir);
  try {
    const buyer = await browser.newContext({ baseURL: server.address });
    watch.add(buyer);
    const page = await buyer.newPage();
    const address = await subscribeWithAddress(page, 'kill');
    const own = new OwnSubscription(page);
    await own.open();
    const facts = await own.facts();

    const login = await browser.newContext({ baseURL: server.address });
    watch.add(login);
    const loginPage = await login.newPage();
    await loginPage.goto('/pro/login');
    const form = new PasscodeForm(loginPage);
    await form.address.fill(address);
    await expect(form.send, 'the code of the page has come').toBeEnabled();

    await server.kill();
    await expect(own.welcome, 'the open page stays').toBeVisible();
    await form.send.click();
    await expect(form.problem).toContainText('We can’t reach our server.');
    await expect(form.address).toHaveValue(address);
    const assets = path.join(dataDir, 'assets');
    await mkdir(assets, { recursive: true });
    await writeFile(path.join(assets, 'boot-OfBefore.js'), 'before()');
    await server.start();
    const script = await page.request.get('/assets/boot-OfBefore.js');
    expect(await script.text(), 'what pages of the version before ask for is there').toBe('before()');
    const mailbox = new Mailbox(loginPage.request, address);
    await mailbox.endWait();
    const seen = await mailbox.count();
    expect(seen, 'messages from before are still there').toBeGreaterThan(0);
    await form.askFor(address);
    await form.enter(await mailbox.passcode(seen));
    expect(await new OwnSubscription(loginPage).facts()).toEqual(facts);

    await page.reload();
    expect(await own.facts()).toEqual(facts);

    const kept = async () => (await readdir(assets)).filter((name) => /^boot-.*\.js\.br$/.test(name));
    await expect.poll(kept, 'the own scripts are kept for the version after').toHaveLength(1);
    await buyer.close();
    await login.close();
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});
