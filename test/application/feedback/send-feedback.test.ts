import { expect, it } from 'vitest';
import { MemoryFeedbackApi } from '../../../src/adapters/memory/memory-feedback-api.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { SendFeedback } from '../../../src/application/feedback/send-feedback.ts';

function form() {
  const network = new MemoryNetwork();
  const api = new MemoryFeedbackApi(network);
  return { network, api, send: new SendFeedback(api) };
}
const typed = { kind: 'malicious-site', site: 'shop.example', reason: 'safe', comment: ' Fine. ' } as const;

it('sends what can be read, in its one form', async () => {
  const { api, send } = form();
  expect(await send.execute(typed)).toEqual({ ok: true, value: undefined });
  expect(api.kept).toEqual([
    { kind: 'malicious-site', site: 'https://shop.example/', reason: 'safe', comment: 'Fine.' },
  ]);
});

it('sends nothing while a field is wrong', async () => {
  const { network, send } = form();
  expect(await send.execute({ ...typed, reason: '' })).toEqual({ ok: false, error: { code: 'no_reason' } });
  expect(network.calls).toEqual([]);
});

it('says that the service could not be asked', async () => {
  const { network, send } = form();
  network.failNext('sendFeedback', 'request_lost');
  expect(await send.execute(typed)).toEqual({ ok: false, error: { code: 'offline' } });
});
