import { describe, expect, it } from 'vitest';
import { longestQuestion, questionProblems, readQuestion } from '../../../src/domain/support/question.ts';

const typed = { topic: 'vpn', email: ' Lena@Pond.example', question: ' How?\r\nAnd when? ', consent: 'yes' };

describe('a question to support', () => {
  it('is read with its address in lower case and its lines kept', () => {
    expect(readQuestion(typed)).toEqual({
      ok: true,
      value: { topic: 'vpn', email: 'lena@pond.example', question: 'How?\nAnd when?' },
    });
    expect(readQuestion({ ...typed, question: 'x'.repeat(longestQuestion) }).ok).toBe(true);
  });

  it.each([
    [{ topic: 'weather' }, 'no_topic'],
    [{ topic: '', email: '', question: '', consent: '' }, 'no_topic'],
    [{ email: 'lena' }, 'invalid_email_address'],
    [{ question: ' \n ' }, 'no_question'],
    [{ question: 'x'.repeat(longestQuestion + 1) }, 'question_too_long'],
    [{ consent: '' }, 'no_consent'],
  ])('with %j is none: %s', (change, code) => {
    expect(readQuestion({ ...typed, ...change })).toEqual({ ok: false, error: { code } });
  });

  it('names all that is wrong, in the order of the form', () => {
    expect(questionProblems(typed)).toEqual([]);
    expect(questionProblems({ topic: '', email: 'lena', question: '', consent: '' })).toEqual([
      { code: 'no_topic' },
      { code: 'invalid_email_address' },
      { code: 'no_question' },
      { code: 'no_consent' },
    ]);
  });
});
