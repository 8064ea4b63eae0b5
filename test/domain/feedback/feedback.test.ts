import { describe, expect, it } from 'vitest';
import { longestComment, readFeedback, type TypedFeedback } from '../../../src/domain/feedback/feedback.ts';
import { readReportedSite } from '../../../src/domain/feedback/reported-site.ts';

describe('the address of a reported website', () => {
  it.each([
    ['https://shop.example/', 'https://shop.example/'],
    [' shop.example ', 'https://shop.example/'],
    ['http://shop.example:8080/a/b', 'http://shop.example:8080/a/b'],
    ['https://lena:secret@shop.example/login?user=lena#top', 'https://shop.example/login'],
    ['shop.example:8443/a', 'https://shop.example:8443/a'],
    ['HTTPS://Shop.Example/A', 'https://shop.example/A'],
    ['https://entenhaus.example/straße', 'https://entenhaus.example/stra%C3%9Fe'],
    ['http://192.0.2.7/pay', 'http://192.0.2.7/pay'],
    ['http://[2001:db8::1]/', 'http://[2001:db8::1]/'],
    ['https://shop.example./', 'https://shop.example./'],
    [`https://shop.example/${'a'.repeat(1_979)}`, `https://shop.example/${'a'.repeat(1_979)}`],
    [
      `https://shop.example/login?next=${'a'.repeat(5_000)}#${'b'.repeat(5_000)}`,
      'https://shop.example/login',
    ],
    ['shop.example/login?say=two words', 'https://shop.example/login'],
    ['\u200bhttps://shop.example/\u2060', 'https://shop.example/'],
  ])('of %j is %j', (typed, site) => {
    expect(readReportedSite(typed)).toBe(site);
  });

  it.each([
    '',
    '   ',
    'shop',
    'localhost',
    'http://intranet/',
    'https://.example/',
    'https://shop..example/',
    'two words.example',
    'javascript:alert(1)',
    'javascript://shop.example/%0aalert(1)',
    'file:///etc/passwd',
    'about:blank',
    'https://',
    'https://shop.example:99999/',
    `https://shop.example/${'a'.repeat(1_980)}`,
  ])('%j is none', (typed) => {
    expect(readReportedSite(typed)).toBeNull();
  });

  it('is refused at once, however much white space is within it', () => {
    expect(readReportedSite(`shop.example/a${' '.repeat(100_000)}b`)).toBeNull();
  }, 5_000);
});

const report: TypedFeedback = { kind: 'malicious-site', site: 'shop.example', reason: 'safe', comment: '' };
const survey: TypedFeedback = { kind: 'windows-survey', site: '', reason: 'slow', comment: '' };

describe('a form', () => {
  it('is read without white space around its comment', () => {
    expect(readFeedback({ ...report, reason: 'other', comment: ' Sells\r\nducks. \n' })).toEqual({
      ok: true,
      value: {
        kind: 'malicious-site',
        site: 'https://shop.example/',
        reason: 'other',
        comment: 'Sells\nducks.',
      },
    });
  });

  it('keeps of what no keyboard types nothing but line breaks and tabs: no store takes a NUL', () => {
    const read = readFeedback({
      kind: 'windows-survey',
      site: '',
      reason: 'other',
      comment: 'a\u0000b\n\tc\u001b\u0085',
    });
    expect(read).toMatchObject({ ok: true, value: { comment: 'ab\n\tc' } });
    const nothing = readFeedback({ kind: 'windows-survey', site: '', reason: 'other', comment: ' \u0000 ' });
    expect(nothing).toEqual({ ok: false, error: { code: 'no_comment' } });
  });

  it('without an address has none, whatever was sent', () => {
    expect(readFeedback({ ...survey, site: 'shop.example' })).toEqual({
      ok: true,
      value: { kind: 'windows-survey', site: null, reason: 'slow', comment: '' },
    });
  });

  it.each([
    ['an empty address', { ...report, site: ' ', reason: '' }, 'no_address'],
    ['no address of a website', { ...report, site: 'shop', reason: '' }, 'invalid_address'],
    ['no reason', { ...report, reason: '' }, 'no_reason'],
    ['a reason of the other form', { ...survey, reason: 'safe' }, 'no_reason'],
    ['another reason without saying which', { ...survey, reason: 'other', comment: ' \n ' }, 'no_comment'],
    [
      'a comment that is too long',
      { ...survey, comment: 'x'.repeat(longestComment + 1) },
      'comment_too_long',
    ],
  ] as const)('with %s says so', (_, typed, code) => {
    expect(readFeedback(typed)).toEqual({ ok: false, error: { code } });
  });

  it('may have a comment of the full length', () => {
    const comment = 'x'.repeat(longestComment);
    expect(readFeedback({ ...survey, comment: `${comment} ` })).toMatchObject({
      ok: true,
      value: { comment },
    });
  });
});
