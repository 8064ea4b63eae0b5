import { describe, expect, it } from 'vitest';
import { HttpFeedbackApi } from '../../../src/adapters/http/http-feedback-api.ts';
import { MemoryFeedbackApi } from '../../../src/adapters/memory/memory-feedback-api.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import type { FeedbackApi } from '../../../src/application/ports/feedback-api.ts';
import { clientOf } from '../../support/http-services.ts';
import { serverOfFile } from '../../support/server-of-file.ts';

/** What every {@link FeedbackApi} does. What becomes of a form is the server's test. */
function feedbackApiContract(name: string, open: () => FeedbackApi): void {
  describe(`${name} as what takes forms`, () => {
    it.each([
      { kind: 'malicious-site', site: 'https://shop.example/', reason: 'safe', comment: '' },
      { kind: 'windows-survey', site: null, reason: 'other', comment: 'Too many windows' },
    ] as const)('takes %o', async (feedback) => {
      expect(await open().send(feedback)).toEqual({ ok: true, value: undefined });
    });
  });
}

const server = serverOfFile();

feedbackApiContract('MemoryFeedbackApi', () => new MemoryFeedbackApi(new MemoryNetwork()));
feedbackApiContract('HttpFeedbackApi', () => new HttpFeedbackApi(clientOf(server())));
