import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SmtpTransport } from '../../../src/server/mail/smtp-transport.ts';
import { type SmtpStep, startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';

let smtp: TestSmtpServer;
let transport: SmtpTransport;
beforeEach(async () => {
  smtp = await startSmtpServer();
  transport = new SmtpTransport(smtp.url, from);
});
afterEach(async () => {
  transport.close();
  await smtp.close();
});

const from = 'Mallard <no-reply@mallard.example>';
const message = {
  id: 'email-1',
  to: 'duck@pond.example',
  subject: 'Grüße',
  text: 'text',
  html: '<p>html</p>',
  unsubscribeUrl: null,
  replyTo: null,
  about: null,
};
const codeOf = async () => {
  const sent = await transport.send(message);
  return sent.ok ? 'taken' : sent.error.code;
};

describe('mail by SMTP', () => {
  it('carries sender, receiver, both bodies and an id that stays over tries', async () => {
    await transport.send(message);
    await transport.send(message);
    expect(smtp.received).toHaveLength(2);
    for (const raw of smtp.received) {
      expect(raw).toContain('From: Mallard <no-reply@mallard.example>');
      expect(raw).toContain('To: duck@pond.example');
      expect(raw).toContain('Message-ID: <email-1@mallard.example>');
      expect(raw).toContain('Auto-Submitted: auto-generated');
      expect(raw).toContain('text/plain');
      expect(raw).toContain('text/html');
      expect(raw).not.toContain('List-Unsubscribe');
    }
  });

  it('is answered to whoever asked, where somebody did', async () => {
    await transport.send(message);
    await transport.send({ ...message, replyTo: 'lena@pond.example' });
    expect(smtp.received.map((raw) => /^Reply-To: .*$/m.exec(raw)?.[0])).toEqual([
      undefined,
      'Reply-To: lena@pond.example',
    ]);
  });

  it('carries the one-click headers of RFC 8058 whole, each on one line, where mail can be left', async () => {
    const unsubscribeUrl = `https://mallard.example/newsletter/unsubscribe?token=${'a'.repeat(43)}.${'b'.repeat(43)}&locale=de`;
    await transport.send({ ...message, unsubscribeUrl });
    const lines = smtp.received[0]?.split('\r\n');
    expect(lines).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });
});

describe('what a server says is taken for what it is', () => {
  it.each<[SmtpStep, string, string]>([
    ['RCPT', '550 5.1.1 no such user duck@pond.example', 'no_such_mailbox'],
    ['message', '550 5.1.1 no such user', 'no_such_mailbox'],
    ['RCPT', '550 5.1.2 no such domain', 'no_such_mailbox'],
    ['RCPT', '556 5.1.10 this domain takes no mail', 'no_such_mailbox'],
    ['RCPT', '550 we do not like you', 'refused'],
    ['RCPT', '554 5.7.1 relay access denied', 'refused'],
    ['RCPT', '552 5.2.2 mailbox full', 'refused'],
    ['message', '554 5.6.0 this looks like spam', 'refused'],
    ['RCPT', '450 4.2.0 greylisted', 'deferred'],
    ['RCPT', '451 4.1.1 look again later', 'deferred'],
    ['message', '451 4.3.0 try later', 'deferred'],
    ['message', '452 4.3.1 disk full', 'deferred'],
    ['connect', '554 no service here', 'away'],
    ['connect', '421 too busy', 'away'],
    ['MAIL', '550 5.7.1 you may not send from there', 'away'],
    ['MAIL', '452 4.3.1 disk full', 'away'],
    ['RCPT', '421 4.3.2 going down', 'away'],
    ['message', '421 4.3.2 going down', 'away'],
    ['RCPT', 'what?', 'away'],
  ])('at %s: "%s" is %s', async (step, say, code) => {
    smtp.trouble = (at) => (at === step ? { say } : null);
    expect(await codeOf()).toBe(code);
    expect(smtp.received).toHaveLength(0);
  });

  it('and never quoted, because it may quote the address', async () => {
    smtp.trouble = (step) => (step === 'RCPT' ? { say: '550 5.1.1 no duck@pond.example here' } : null);
    expect(await transport.send(message)).toEqual({
      ok: false,
      error: { code: 'no_such_mailbox', kind: 'EENVELOPE 550 5.1.1' },
    });
  });

  it('an address that cannot be put into a message is refused without asking the server', async () => {
    expect(await transport.send({ ...message, to: '' })).toMatchObject({ error: { code: 'refused' } });
    expect(smtp.received).toHaveLength(0);
  });

  it('a try under way when the transport is closed is given up', async () => {
    const asked = Promise.withResolvers<void>();
    smtp.trouble = (step) => {
      if (step !== 'MAIL') return null;
      asked.resolve();
      return 'stall';
    };
    const code = codeOf();
    await asked.promise;
    transport.close();
    expect(await code).toBe('away');
    expect(smtp.received).toHaveLength(0);
  });

  it('a kept connection that was dropped meanwhile costs no message and doubles none', async () => {
    expect([await codeOf(), await codeOf()]).toEqual(['taken', 'taken']);
    expect(smtp.connections()).toBe(1);
    smtp.hangUp();
    expect([await codeOf(), await codeOf()]).toEqual(['taken', 'taken']);
    expect(smtp.received).toHaveLength(4);
    expect(smtp.connections()).toBe(2);
  });

  it.each<SmtpStep>(['MAIL', 'RCPT', 'DATA', 'message'])(
    'a kept connection that stalls at %s is cut off, and nothing goes on behind our back',
    async (step) => {
      transport.close();
      // Long enough for a message that is taken, also on a busy machine.
      transport = new SmtpTransport(smtp.url, from, 2_000);
      expect(await codeOf()).toBe('taken');
      smtp.trouble = (at) => (at === step ? 'stall' : null);
      expect(await codeOf()).toBe('away');
      smtp.trouble = () => null;
      expect(await codeOf()).toBe('taken');
      expect(smtp.received).toHaveLength(2);
    },
  );

  it('a message has one connection of as many as the address of the server allows', () => {
    const [usual, few] = [smtp.url, `${smtp.url}?maxConnections=3`].map(
      (url) => new SmtpTransport(url, from),
    );
    expect([usual?.atOnce, few?.atOnce]).toEqual([8, 3]);
  });

  it('nobody at the port is a server that is away', async () => {
    await smtp.close();
    expect(await codeOf()).toBe('away');
  });
});

const steps: readonly SmtpStep[] = ['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'message'];

describe.each(steps)('a line that goes wrong at %s', (step) => {
  it('and drops is noticed at once, and nothing was sent', async () => {
    smtp.trouble = (at) => (at === step ? 'drop' : null);
    expect(await codeOf()).toBe('away');
    expect(smtp.received).toHaveLength(0);
  });

  it('and stalls is cut off, and nothing goes on behind our back', async () => {
    transport = new SmtpTransport(smtp.url, from, 150);
    smtp.trouble = (at) => (at === step ? 'stall' : null);
    expect(await codeOf()).toBe('away');
    expect(smtp.received).toHaveLength(0);
  });
});
