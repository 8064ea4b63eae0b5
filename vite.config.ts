import { lingui } from '@lingui/vite-plugin';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { classNamesInPlace } from './scripts/build/class-names-in-place.ts';
import { contentModules } from './scripts/build/content-modules.ts';
import { namesOfDataFiles } from './scripts/build/data-files.ts';
import { filesForDevelopersInDev } from './scripts/build/files-for-developers.ts';
import { headOfPrerender } from './scripts/build/head-of-prerender.ts';
import { inlineScript } from './scripts/build/inline-script.ts';
import { leanContainer } from './scripts/build/lean-container.ts';
import { leanSchemas } from './scripts/build/lean-schemas.ts';
import { leanStreams } from './scripts/build/lean-streams.ts';
import { liveFile } from './scripts/build/live-files.ts';
import { livePageFiles } from './scripts/build/live-page-files.ts';
import { loadedScripts } from './scripts/build/loaded-scripts.ts';
import { noDevelopersCode } from './scripts/build/no-developers-code.ts';
import { noMissingNames } from './scripts/build/no-missing-names.ts';
import { importWithStyles } from './scripts/build/plain-import.ts';
import { pseudoTexts } from './scripts/build/pseudo-locale.ts';
import { publishedLocales } from './scripts/build/published-locales.ts';
import { routeFiles, routesSource } from './scripts/build/route-files.mjs';
import { routesOfLivePages } from './scripts/build/routes-of-live-pages.ts';
import { rowsOfLivePages } from './scripts/build/rows-of-live-pages.ts';
import { rulesByLanguage } from './scripts/build/rules-by-language.ts';
import { serviceAddresses } from './scripts/build/service-addresses.ts';
import { browsers, bundles, scopedName, siteEnv } from './scripts/build/settings.ts';
import { shortName } from './scripts/build/short-names.ts';
import { siteServices } from './scripts/build/site-services.ts';
import { stylesOfShell } from './scripts/build/styles-of-shell.ts';
import { textsApart } from './scripts/build/texts-apart.ts';
import { textsById } from './scripts/build/texts-by-id.ts';

export default defineConfig(({ command }) => ({
  server: {
    port: Number(process.env['PORT'] ?? 4173),
    strictPort: true,
    // What is written there while one works (the store, a test's build) is not the site's source.
    watch: {
      ignored: ['data', 'dist', '.cache', 'coverage'].map((folder) => `${import.meta.dirname}/${folder}/**`),
    },
  },
  resolve: {
    // The same hook, without what stands in for it in a React older than 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  css: { modules: { generateScopedName: command === 'build' ? shortName : scopedName } },
  build: {
    target: 'es2023',
    cssTarget: browsers,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // For `npm run bench -- live`. The scripts do not name them, so they are the same bytes with and without.
    sourcemap: process.env['SOURCE_MAPS'] === '1' && 'hidden',
    reportCompressedSize: false,
  },
  environments: {
    client: {
      // What libraries ask to find out whether they are in a browser.
      define: { 'typeof window': '"object"', 'typeof document': '"object"' },
      // RxJS has a modern build that is a third smaller, under this name.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: `${bundles}/pages/client`,
        // The page's head names what it loads; the names of all else are a tenth of what may change in a script.
        modulePreload: false,
        copyPublicDir: false,
        manifest: 'live-manifest.json',
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ debugName: 'live pages', name: liveFile, includeDependenciesRecursively: false }],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: `${bundles}/pages/ssr`,
        manifest: 'ssr-manifest.json',
        rolldownOptions: {
          output: {
            // Nobody fetches these files, so their names need no hash: a change in one does not change those that import it,
            // and `scripts/render-pages` can tell which pages it is in.
            entryFileNames: '[name].js',
            chunkFileNames: 'assets/[name].js',
          },
        },
      },
    },
  },
  plugins: [
    serviceAddresses(),
    pseudoTexts(),
    namesOfDataFiles(),
    contentModules(),
    publishedLocales(),
    rulesByLanguage(),
    inlineScript(),
    headOfPrerender(),
    leanContainer(),
    leanSchemas(),
    leanStreams(),
    noMissingNames(),
    classNamesInPlace(),
    rowsOfLivePages(),
    routesOfLivePages(),
    textsApart('of a page'),
    textsById(),
    importWithStyles(),
    stylesOfShell(),
    // For the developer server; a build compiles texts by itself (`scripts/build/compiled-texts.ts`).
    lingui({ failOnCompileError: true, failOnMissing: true }),
    filesForDevelopersInDev(),
    siteServices(),
    tanstackStart({
      srcDirectory: routesSource,
      router: routeFiles(siteEnv),
      // `scripts/render-pages` does, several times as fast.
      prerender: { enabled: false },
      sitemap: { enabled: false },
    }),
    react(),
    livePageFiles(),
    loadedScripts(),
    noDevelopersCode('client'),
  ],
}));
