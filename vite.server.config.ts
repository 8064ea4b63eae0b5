import { defineConfig } from 'vite';
import { outDir } from './scripts/build/settings.ts';

// Packages stay in node_modules: the server runs where it was built or where they were installed.
export default defineConfig({
  publicDir: false,
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
  ssr: { external: true },
});
