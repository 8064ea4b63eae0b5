import { defineConfig } from 'vite';
import { noDevelopersCode } from './scripts/build/no-developers-code.ts';
import { outDir, siteEnv } from './scripts/build/settings.ts';

/** Packages of many small files, which take longer to find one by one than all the rest of a start takes. */
const bundled = [/^hono(?:\/|$)/, '@hono/node-server', 'jose', /^kysely(?:\/|$)/, /^zod(?:\/|$)/];

// All other packages stay in node_modules: the server runs where it was built or where they were installed.
export default defineConfig({
  publicDir: false,
  // What the server leaves out by it is not there to be reached.
  define: { 'import.meta.env.VITE_SITE_ENV': JSON.stringify(siteEnv) },
  plugins: [noDevelopersCode('server')],
  build: {
    ssr: true,
    target: 'node24',
    outDir: `${outDir}/server`,
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        store: 'src/server/store.ts',
        'dump-copy': 'src/server/dump-copy.ts',
        experiments: 'src/server/experiments.ts',
        keys: 'src/server/keys.ts',
        stripe: 'src/server/stripe.ts',
      },
    },
  },
  ssr: { external: true, noExternal: bundled },
});
