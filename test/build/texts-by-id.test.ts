import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { textsById } from '../../scripts/build/texts-by-id.ts';

/** What a browser gets of a module. */
async function built(name: string, source: string): Promise<string> {
  const given: Plugin = {
    name: 'given',
    enforce: 'pre',
    resolveId: (id) => (id === name ? name : { id, external: true }),
    load: (id) => (id === name ? source : null),
  };
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [given, textsById()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: name, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in made)) throw new Error('It was not built once');
  return made.output[0].code;
}

describe('texts in what browsers load', () => {
  it('stand by their ids, in elements and in tables, wherever the English is written', async () => {
    const code = await built(
      '/src/ui/some-part.tsx',
      `import { Trans } from '@lingui/react';
       export const table = { a: { id: 'x.a', message: 'One English' }, b: { message: 'Two English', id: 'x.b', values: { n: 1 } } };
       export const part = <Trans id="x.c" message="Three English" values={{ n: 2 }} />;`,
    );
    for (const id of ['x.a', 'x.b', 'x.c']) expect(code).toContain(id);
    expect(code).toMatch(/n: 1/);
    expect(code).toMatch(/n: 2/);
    expect(code).not.toContain('English');
  });

  it('leave alone what is a message and no text', async () => {
    const code = await built(
      '/src/ui/other-part.tsx',
      `import { Notice } from './notice.tsx';
       export const failure = (code) => ({ code, message: 'Not found' });
       export const chosen = (id) => ({ id, message: 'By name' });
       export const part = <Notice id="x" message="Shown" />;`,
    );
    for (const text of ['Not found', 'By name', 'Shown']) expect(code).toContain(text);
  });
});
