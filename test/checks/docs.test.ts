import { describe, expect, it } from 'vitest';
import { loggedIn, missingIn, readProject } from '../support/docs.ts';
import { filesIn, source } from '../support/reached.ts';

const project = readProject();

describe('what the documents name', () => {
  it('is looked for in all of them', () => {
    const names = [...project.documents.keys()];
    expect(names).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/operations.md']));
    expect(names.length).toBeGreaterThan(40);
  });

  it.each([...project.documents])('is there: %s', (document, text) => {
    expect(missingIn(document, text, project)).toEqual([]);
  });

  it.each([
    ['a file that is gone', 'See `src/domain/gone.ts`.', 'src/domain/gone.ts'],
    ['a folder that is gone', 'It lies in docs/gone/.', 'docs/gone'],
    ['a pattern that fits nothing', 'See `src/domain/*/gone-<name>.ts`.', 'src/domain/*/gone-<name>.ts'],
    ['a file that has another name now', 'See `gone-table.ts` there.', 'gone-table.ts'],
    ['a command that is no more', 'Call `npm run gone -- list`.', 'gone'],
    ['a link to a file that is gone', '[Gone](docs/gone.md)', 'docs/gone.md'],
    ['a link to a heading that is gone', '[Gone](README.md#gone)', 'README.md#gone'],
    ['a link to a heading of its own that is gone', '# Here\n\n[Gone](#gone)', '#gone'],
  ])('and %s is noticed', (_, text, missing) => {
    expect(missingIn('README.md', text, project)).toContain(missing);
  });

  it.each([
    '`src/domain/failure.ts:12`, [the code](src/domain/failure.ts) and `src/server/<module>/routes.ts`',
    'A route: `src/ui/routes/blog.$slug.tsx`. All of them: `src/ui/routes/*.tsx`; two: `src/domain/{failure,result}.ts`',
    '`locale/known-locales.ts`, `npm start`, `npm run --silent texts`, [there](docs/operations.md#mail), https://example.com/docs/x',
  ])('and nothing is missed in %j', (text) => {
    expect(missingIn('README.md', text, project)).toEqual([]);
  });
});

describe('what operators are told that the log says', () => {
  const server = filesIn('src/server').map(source).join('\n');
  const messages = loggedIn(project.documents.get('docs/operations.md') ?? '');

  it('is looked for in the table', () => {
    expect(messages.length).toBeGreaterThan(20);
    expect(messages).toContain('stripe: no usable price; run `npm run stripe -- prices`');
  });

  it('is what the server logs, word by word', () => {
    expect(messages.filter((message) => !server.includes(`'${message}'`))).toEqual([]);
  });

  it('and a message that is no more is noticed', () => {
    const planted =
      '### The log says\n\n| message |\n|---|\n| `the pond is frozen` |\n\n### Else\n\n| `no message` |';
    expect(loggedIn(planted)).toEqual(['the pond is frozen']);
    expect(server).not.toContain("'the pond is frozen'");
  });
});

describe('what operators are told that people delete', () => {
  const operations = project.documents.get('docs/operations.md') ?? '';
  const [, people = ''] = operations.split('\n## What people do\n');
  const byHand = [
    ...operations.matchAll(/^\| ([^|]+) \| (?:the mailbox|where) [^|]+ \| [^|]+ \| ([^|]+) \|/gm),
  ].map(([, what = '', until = '']) => ({ what, until }));

  it('are the records that lie in a mailbox or where crashes are collected', () => {
    expect(byHand.map(({ what }) => what)).toEqual([
      'emails and questions that people send',
      'job applications',
      'crash reports of the Windows preview',
    ]);
  });

  it.each(byHand)('$what, when the privacy policy says: $until', ({ until }) => {
    expect(people).toContain(until);
  });
});
