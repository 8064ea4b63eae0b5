import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SmtpTransport } from '../../../src/server/mail/smtp-transport.ts';
import { AuthClient } from '../support/auth-client.ts';
import { seconds } from '../support/manual-clock.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';
import { freshAddress, openTestSite, type TestSite } from '../support/test-site.ts';

let smtp: TestSmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.close());

const from = 'Mallard <no-reply@mallard.example>';
const message = {
  id: 'letter-1',
  to: 'duck@pond.example',
  subject: 'Grüße',
  text: 'text',
  html: '<p>html</p>',
};

describe('mail by SMTP', () => {
  it('carries sender, receiver, both bodies and an id that stays over tries', async () => {
    const transport = new SmtpTransport(smtp.url, from);
    await transport.send(message);
    await transport.send(message);
    transport.close();
    expect(smtp.received).toHaveLength(2);
    for (const raw of smtp.received) {
      expect(raw).toContain('From: Mallard <no-reply@mallard.example>');
      expect(raw).toContain('To: duck@pond.example');
      expect(raw).toContain('Message-ID: <letter-1@mallard.example>');
      expect(raw).toContain('text/plain');
      expect(raw).toContain('text/html');
    }
  });

  it('fails when the server refuses', async () => {
    smtp.mood = 'refuse';
    const transport = new SmtpTransport(smtp.url, from);
    await expect(transport.send(message)).rejects.toThrow();
    transport.close();
    expect(smtp.received).toHaveLength(0);
  });
});

describe('a site with SMTP_URL', () => {
  let at: TestSite;
  beforeEach(async () => {
    at = await openTestSite({ env: { SMTP_URL: smtp.url } });
  }, 60_000);
  afterEach(() => at.close());

  it('sends by SMTP and shows no mailbox', async () => {
    const email = freshAddress();
    const client = new AuthClient(at);
    await client.authorize();
    await client.askPasscode(email);
    expect(await at.mails(email)).toEqual([]);
    expect(smtp.received.filter((raw) => raw.includes(email))).toHaveLength(1);
    expect(at.site.mailboxUrl).toBeNull();
  });

  it('answers the visitor while the mail server refuses, and sends once it is well again', async () => {
    smtp.mood = 'refuse';
    const client = new AuthClient(at);
    await client.authorize();
    expect((await client.askPasscode(freshAddress())).status).toBe(200);
    await at.site.settled();
    expect(smtp.received).toHaveLength(0);

    smtp.mood = 'take';
    at.clock.pass(seconds(5));
    // Another letter wakes the worker; both are due.
    await client.askPasscode(freshAddress());
    await at.site.settled();
    expect(smtp.received).toHaveLength(2);
  });
});
