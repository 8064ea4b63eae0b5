import { describe, expect, it } from 'vitest';
import { errorText, errorTexts } from '../../src/ui/error-texts.ts';

describe('errorText', () => {
  it('has the specification’s words for a communication failure', () => {
    expect(errorText('communication').title.message).toBe(
      'There has been a communication error. Please try again.',
    );
  });

  it('reads every code without a text of its own as a communication failure', () => {
    for (const code of ['no_country', 'internal_error', 'toString', '']) {
      expect(errorText(code)).toBe(errorTexts.communication);
    }
  });

  it('tells of every failure what was not lost or what to do', () => {
    for (const text of Object.values(errorTexts)) expect(text.help.message).toBeTruthy();
  });
});
