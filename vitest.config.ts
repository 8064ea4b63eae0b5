import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { scopedName } from './scripts/build/settings.ts';

export default defineConfig({
  plugins: [lingui({ failOnCompileError: true }), react()],
  define: { 'import.meta.env.PSEUDO_LOCALE': 'true' },
  css: { modules: { generateScopedName: scopedName } },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**'],
    css: { include: [/\.module\.css$/] },
    restoreMocks: true,
  },
});
