import { defineConfig } from 'vitest/config';

/** The domain's own tests, and nothing else, for mutation testing: a rule must be pinned by its own folder's tests. */
export default defineConfig({ test: { include: ['test/domain/**/*.test.ts'], testTimeout: 20_000 } });
