import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { inlinedUses } from '../../scripts/build/inlined-uses.ts';

const source = `
  const limits = { longest: 64 };
  function shortened(text) {
    const end = limits.longest;
    return text.slice(0, end);
  }
  globalThis.shown = shortened(globalThis.given);`;

/** What comes of that source as a script of some name. */
async function built(name: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: { [name]: 'virtual:source' } } },
    plugins: [
      { name: 'source', resolveId: (id) => id, load: () => source },
      inlinedUses((chunk) => chunk === 'boot'),
    ],
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

test('a script that is named has in its place what it uses once, and does the same', async () => {
  const [named, other] = await Promise.all([built('boot'), built('island')]);
  expect(named).toContain('globalThis.given.slice(0,64)');
  expect(other).not.toContain('globalThis.given.slice(0,64)');
});
