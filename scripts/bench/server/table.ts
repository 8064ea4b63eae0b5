/** One row of the table. */
export interface Figure {
  readonly name: string;
  readonly measured: string;
  readonly bar?: string;
  /** The ratio to the bare handler or bare store in the same run, and its bar. */
  readonly ratio?: string;
  readonly ratioBar?: string;
}

/** Prints the figures next to their bars. */
export function printFigures(figures: readonly Figure[]): void {
  const heads = ['figure', 'measured', 'bar', 'against the bare', 'bar'];
  const lines = [
    heads,
    ...figures.map(({ name, measured, bar = '', ratio = '', ratioBar = '' }) => [
      name,
      measured,
      bar,
      ratio,
      ratioBar,
    ]),
  ];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    process.stdout.write(`  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
  }
}
