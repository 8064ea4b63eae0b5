export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  mutate: ['src/domain/**/*.ts'],
  coverageAnalysis: 'perTest',
  // Tables are data: their vectors pin them, and a mutant that is there from loading on needs every test.
  ignoreStatic: true,
  // Only what the domain's tests read is copied. Not tsconfig.json: Stryker would rewrite it with an API that TypeScript 7 lacks.
  ignorePatterns: [
    '**',
    '!src/**/*.ts',
    '!test/{domain,support,vectors}/**',
    '!test/server/support/manual-clock.ts',
    '!package.json',
    '!vitest.mutation.config.ts',
  ],
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  incrementalFile: '.cache/mutation/incremental.json',
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  reporters: ['progress', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false },
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
};
