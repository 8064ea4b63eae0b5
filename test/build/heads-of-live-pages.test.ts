import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { headsOfLivePages } from '../../scripts/build/heads-of-live-pages.ts';

/** What live pages load of a route. */
async function built(file: string): Promise<string> {
  const name = `/src/ui/routes/${file}`;
  const given: Plugin = {
    name: 'given',
    enforce: 'pre',
    resolveId: (id) => (id === name ? name : { id, external: true }),
    load: (id) =>
      id === name
        ? `import { createFileRoute } from '@tanstack/react-router';
           export const Route = createFileRoute('/')({ head: () => ({ meta: [{ title: 'Its head' }] }), component: () => 'Its words' });`
        : null,
  };
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [given, headsOfLivePages()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: name, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in made)) throw new Error('It was not built once');
  return made.output[0].code;
}

it('live pages load the head of a live page, which has the title, and none of a static page', async () => {
  expect(await built('_live.pro.login.tsx')).toContain('Its head');
  const ofHome = await built('index.tsx');
  expect(ofHome).not.toContain('Its head');
  expect(ofHome).toContain('Its words');
});
