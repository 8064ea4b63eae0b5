type ErrorClass = abstract new (...args: never[]) => Error;

/**
 * Ends a command by its result: the exit code that it resolves with, or 1 and what went wrong. An error of a class that the
 * command expects is printed as its message, any other with its stack. The work goes on when nobody reads its output any more
 * (`npm run store -- restore … | head`): the error of writing to them would end it between two steps.
 */
export function exitBy(command: Promise<number>, expected: readonly ErrorClass[]): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  command.then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      process.stderr.write(`${printed(error, expected)}\n`);
      process.exitCode = 1;
    },
  );
}

function printed(error: unknown, expected: readonly ErrorClass[]): string {
  if (!(error instanceof Error)) return String(error);
  return expected.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}
