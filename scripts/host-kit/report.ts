import { contractLine } from './contract-line.ts';
import type { Finding } from './judge.ts';
import { mistakes } from './mistakes.ts';
import { readStep } from './read-step.ts';
import type { Recording } from './recording.ts';

/** The printed report of a run: the messages that an app or a page got wrong, each with the line of the contract. */
export function reportOf(recording: Recording, findings: readonly Finding[]): string {
  const asked = recording.entries.map(readStep).filter((step) => step.kind === 'sent' && step.id !== null);
  const head = `${recording.platform}: ${recording.entries.length} messages, ${asked.length} of them requests`;
  if (findings.length === 0) return `${head}\nEverything is as the contract says.\n`;
  const byMessage = Map.groupBy(
    findings,
    ({ by, message }) => `${by === 'app' ? 'The app' : 'The page'}, ${message}`,
  );
  const parts = [...byMessage].map(([title, found]) => {
    const line = contractLine(found[0]?.message ?? '');
    return [
      title,
      ...found.map(({ mistake, detail, at }) => {
        const more = detail === undefined ? '' : ` (${detail})`;
        return `  ${mistake}  ${mistakes[mistake]}${more}  at ${Math.round(at)} ms`;
      }),
      line === null ? '  The contract has no such message.' : `  ${line}`,
    ].join('\n');
  });
  const count = `${findings.length} ${findings.length === 1 ? 'mistake' : 'mistakes'}`;
  return `${head}\n\n${parts.join('\n\n')}\n\n${count}\n`;
}
