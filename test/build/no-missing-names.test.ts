import { build } from 'vite';
import { expect, it } from 'vitest';
import { noMissingNames } from '../../scripts/build/no-missing-names.ts';

/** Bundles a script with a module that it imports. */
function bundled(script: string): Promise<unknown> {
  const modules: Readonly<Record<string, string>> = {
    '/entry.js': script,
    '/plans.js': 'export const plans = [];',
  };
  return build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      noMissingNames(),
      {
        name: 'given',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id] ?? null,
      },
    ],
    build: { write: false, rolldownOptions: { input: '/entry.js' } },
  });
}

it('a script that uses a name its module does not export fails the build, which names it', async () => {
  await expect(bundled("import * as offer from '/plans.js'; console.log(offer.prices);")).rejects.toThrow(
    'prices',
  );
  await bundled("import * as offer from '/plans.js'; console.log(offer.plans);");
});
