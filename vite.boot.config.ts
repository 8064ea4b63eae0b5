import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { classNamesOnly } from './scripts/build/class-names-only.ts';
import { namesOfDataFiles } from './scripts/build/data-files.ts';
import { inlinedUses } from './scripts/build/inlined-uses.ts';
import { bootEntries, isIslandFile, islandFileName } from './scripts/build/island-files.ts';
import { leanContainer } from './scripts/build/lean-container.ts';
import { leanSchemas } from './scripts/build/lean-schemas.ts';
import { leanStreams } from './scripts/build/lean-streams.ts';
import { noDevelopersCode } from './scripts/build/no-developers-code.ts';
import { noMissingNames } from './scripts/build/no-missing-names.ts';
import { plainImport } from './scripts/build/plain-import.ts';
import { pseudoTexts } from './scripts/build/pseudo-locale.ts';
import { publishedLocales } from './scripts/build/published-locales.ts';
import { serviceAddresses } from './scripts/build/service-addresses.ts';
import { bundles } from './scripts/build/settings.ts';
import { shortName } from './scripts/build/short-names.ts';
import { textsApart } from './scripts/build/texts-apart.ts';
import { textsById } from './scripts/build/texts-by-id.ts';

// What static pages run: the small boot script, and the islands it fetches on intent. A build of its own, because
// Start takes only one client entry, and so that no chunk of the live pages ends up in what a static page loads.
export default defineConfig({
  publicDir: false,
  // RxJS has a modern build that is a third smaller, under this name.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  css: { modules: { generateScopedName: shortName } },
  build: {
    target: 'es2023',
    outDir: `${bundles}/boot`,
    emptyOutDir: true,
    manifest: 'boot-manifest.json',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: bootEntries,
      // Islands import from them what they hold already.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: ({ name }) => `assets/${isIslandFile(name) ? 'island' : 'later'}-[name]-[hash].js`,
        codeSplitting: {
          groups: [{ debugName: 'islands', name: islandFileName, includeDependenciesRecursively: false }],
        },
      },
    },
  },
  plugins: [
    serviceAddresses(),
    pseudoTexts(),
    namesOfDataFiles(),
    publishedLocales(),
    textsApart('by area'),
    classNamesOnly(),
    leanContainer(),
    leanSchemas(),
    leanStreams(),
    noMissingNames(),
    textsById(),
    plainImport(),
    react(),
    noDevelopersCode('client'),
    inlinedUses((name) => Object.hasOwn(bootEntries, name)),
  ],
});
