import { describe, expect, it } from 'vitest';
import { readReport } from '../../../src/server/reports/violation.ts';

const old = (report: Record<string, unknown>) => readReport({ 'csp-report': report });
const blocked = (uri: string) => old({ 'effective-directive': 'img-src', 'blocked-uri': uri })?.[0]?.blocked;

describe('a report of blocked content', () => {
  it('is read as older browsers send it', () => {
    expect(
      old({
        'document-uri': 'https://mallard.example/?q=secret',
        'violated-directive': 'script-src-elem https://a.example',
        'blocked-uri': 'https://Evil.example:8443/track.js?user=secret',
        'source-file': 'https://mallard.example/secret',
        'script-sample': 'secret',
      }),
    ).toEqual([{ directive: 'script-src-elem', blocked: 'evil.example', enforced: true }]);
  });

  it('is read as the Reporting API sends it, several at once, the others left out', () => {
    const body = {
      documentURL: 'https://mallard.example/secret',
      blockedURL: 'inline',
      effectiveDirective: 'style-src-attr',
      disposition: 'report',
    };
    expect(
      readReport([
        { type: 'csp-violation', age: 1, url: 'https://mallard.example/secret', user_agent: 'secret', body },
        { type: 'deprecation', body: { id: 'secret' } },
        { type: 'csp-violation' },
        {
          type: 'csp-violation',
          body: { ...body, blockedURL: 'wss://a.example/secret', disposition: 'enforce' },
        },
      ]),
    ).toEqual([
      { directive: 'style-src-attr', blocked: 'inline', enforced: false },
      { directive: 'style-src-attr', blocked: 'a.example', enforced: true },
    ]);
  });

  it.each([
    ['https://a.example/x?user=1', 'a.example'],
    ['inline', 'inline'],
    ['', 'inline'],
    ['null', 'inline'],
    ['eval', 'eval'],
    ['data', 'data'],
    ['data:text/html,secret', 'data'],
    ['blob:https://mallard.example/uuid', 'blob'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['chrome-extension://abcdef/inject.js', 'extension'],
    ['moz-extension', 'extension'],
    ['safari-web-extension://x/', 'extension'],
    ['javascript:secret', 'other'],
    ['secret words', 'other'],
    [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, 'other'],
  ])('keeps of %j only %s', (uri, kept) => expect(blocked(uri)).toBe(kept));

  it('knows a directive by its name and no other', () => {
    expect(old({ 'effective-directive': 'secret-src' })?.[0]?.directive).toBe('other');
    expect(old({})?.[0]).toEqual({ directive: 'other', blocked: 'inline', enforced: true });
  });

  it('reads no more than fifty of a body', () => {
    const one = {
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src', blockedURL: 'https://a.example' },
    };
    expect(readReport(Array.from({ length: 80 }, () => one))).toHaveLength(50);
  });

  it('is read also beside some that cannot be read', () => {
    const good = {
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src', blockedURL: 'https://a.example' },
    };
    const unreadable = [
      { type: 'csp-violation', body: { ...good.body, blockedURL: 7 } },
      7,
      null,
      { body: {} },
    ];
    expect(readReport([...unreadable, good, { type: 'deprecation', body: 7 }])).toEqual([
      { directive: 'img-src', blocked: 'a.example', enforced: true },
    ]);
    const many = Array.from({ length: 60 }, () => unreadable[0]);
    expect(readReport([...many, good])).toHaveLength(1);
  });

  it('has no address where the page’s own code was blocked: null is as good as none', () => {
    const body = { effectiveDirective: 'script-src' };
    const [without, withNull] = [body, { ...body, blockedURL: null }].map((one) =>
      readReport([{ type: 'csp-violation', body: one }]),
    );
    expect(without).toEqual([{ directive: 'script-src', blocked: 'inline', enforced: true }]);
    expect(withNull).toEqual(without);
  });

  // Each in a list of its own: of a bare list `it.each` would give the first item alone.
  it.each([
    [null],
    [7],
    ['text'],
    [{}],
    [{ 'csp-report': 7 }],
    [[7]],
    [[{ body: {} }]],
    [[{ type: 'csp-violation', body: 7 }]],
    [[{ type: 'csp-violation', body: { blockedURL: 7 } }, { type: 'deprecation' }]],
  ])('refuses %j', (body) => {
    expect(readReport(body)).toBeNull();
  });
});
