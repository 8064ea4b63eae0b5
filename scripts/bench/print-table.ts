/** One row of a table: cells by column heading. */
export type Row = Readonly<Record<string, string | number>>;

/** Prints rows under the first row's headings: the first column left-aligned, figures right-aligned. */
export function printTable(rows: readonly Row[]): void {
  const heads = Object.keys(rows[0] ?? {});
  const lines = [heads, ...rows.map((row) => heads.map((head) => String(row[head] ?? '')))];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    process.stdout.write(`  ${cells.join('  ').trimEnd()}\n`);
  }
}

/** A ratio for a column; `-` when there is nothing to compare with. */
export function times(measured: number | null | undefined, against: number | null | undefined): string {
  return measured && against ? `${(measured / against).toFixed(2)} x` : '-';
}
