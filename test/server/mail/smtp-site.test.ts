import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../reliability/in-time.ts';
import { AuthClient } from '../support/auth-client.ts';
import { minutes, seconds } from '../support/manual-clock.ts';
import { type SmtpStep, startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';
import { freshAddress, openTestSite, type TestSite } from '../support/test-site.ts';

let smtp: TestSmtpServer;
let at: TestSite;
beforeAll(async () => {
  smtp = await startSmtpServer();
  at = await openTestSite({ env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await at.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.hangUp();
  at.clock.pass(minutes(30));
});
afterEach(() => {
  smtp.mood = 'take';
  smtp.trouble = () => null;
});

const ask = async (email: string) => {
  const client = new AuthClient(at);
  await client.authorize();
  return client.askPasscode(email);
};
const receivedBy = (email: string) => smtp.received.filter((raw) => raw.includes(`To: ${email}`));
const idOf = (raw: string | undefined) => /^Message-ID: (.*)$/m.exec(raw ?? '')?.[1];
/** Lets time go by until every email is tried that a passcode's life has room for. */
const wait = async (span: number) => {
  for (let passed = 0; passed < span; passed += seconds(5)) {
    at.clock.pass(seconds(5));
    await ask(freshAddress());
    await at.site.settled();
  }
};

describe('a site with SMTP_URL', () => {
  it('sends by SMTP and shows no mailbox', async () => {
    const email = freshAddress();
    await ask(email);
    expect(await at.mails(email)).toEqual([]);
    expect(receivedBy(email)).toHaveLength(1);
    expect(at.site.mailboxUrl).toBeNull();
  });

  it('answers the visitor while the mail server refuses, and sends once it is well again', async () => {
    const email = freshAddress();
    smtp.mood = 'refuse';
    expect((await ask(email)).status).toBe(200);
    await at.site.settled();
    expect(receivedBy(email)).toHaveLength(0);

    smtp.mood = 'take';
    await wait(seconds(5));
    expect(receivedBy(email)).toHaveLength(1);
  });

  it.each<SmtpStep>(['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'message'])(
    'whose mail server drops the line at %s sends the email once',
    async (step) => {
      const email = freshAddress();
      let drops = 2;
      smtp.trouble = (now) => {
        if (now !== step || drops === 0) return null;
        drops -= 1;
        return 'drop';
      };
      expect((await ask(email)).status).toBe(200);
      await at.site.settled();
      expect(receivedBy(email)).toHaveLength(0);
      await wait(seconds(15));
      expect(drops).toBe(0);
      expect(receivedBy(email)).toHaveLength(1);
    },
  );

  it('whose mail server loses its answer to the message sends it again under the same id, as SMTP asks', async () => {
    const email = freshAddress();
    let drops = 1;
    smtp.trouble = (now) => {
      if (now !== 'taken' || drops === 0) return null;
      drops -= 1;
      return 'drop';
    };
    await ask(email);
    await at.site.settled();
    await wait(seconds(15));
    expect(receivedBy(email)).toHaveLength(2);
    expect(idOf(receivedBy(email)[0])).toBe(idOf(receivedBy(email)[1]));
  });

  it('whose mail server is slow has eight emails under way, over connections that it keeps', async () => {
    // After a server that was away there are as many as it has taken since.
    for (let email = 0; email < 8; email += 1) await ask(freshAddress());
    await at.site.settled();
    smtp.hangUp();
    const slow = Promise.withResolvers<void>();
    const before = smtp.connections();
    let handedOver = 0;
    smtp.trouble = (step) => {
      if (step !== 'taken') return null;
      handedOver += 1;
      return { after: slow.promise };
    };
    const emails = Array.from({ length: 24 }, freshAddress);
    for (const email of emails) expect((await ask(email)).status).toBe(200);
    await until(async () => handedOver === 8);
    expect(emails.slice(8).flatMap(receivedBy)).toEqual([]);
    slow.resolve();
    await at.site.settled();
    expect(emails.map((email) => receivedBy(email).length)).toEqual(emails.map(() => 1));
    expect(smtp.connections() - before).toBe(8);
  });

  it('keeps other emails moving while one receiver is refused', async () => {
    const [refused, other] = [freshAddress(), freshAddress()];
    smtp.trouble = (step, to) =>
      step === 'RCPT' && to === refused ? { say: '550 5.1.1 no such user' } : null;
    await ask(refused);
    await ask(other);
    await at.site.settled();
    expect(receivedBy(refused)).toHaveLength(0);
    expect(receivedBy(other)).toHaveLength(1);
  });
});
