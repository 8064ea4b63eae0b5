import { describe, expect, it } from 'vitest';
import type { FeedbackApi } from '../../src/application/ports/feedback-api.ts';

/** What every {@link FeedbackApi} does. What becomes of a form is the server's test. */
export function feedbackApiContract(name: string, open: () => FeedbackApi): void {
  describe(`${name} as what takes forms`, () => {
    it.each([
      { kind: 'malicious-site', site: 'https://shop.example/', reason: 'safe', comment: '' },
      { kind: 'windows-survey', site: null, reason: 'other', comment: 'Too many windows' },
    ] as const)('takes %o', async (feedback) => {
      expect(await open().send(feedback)).toEqual({ ok: true, value: undefined });
    });
  });
}
