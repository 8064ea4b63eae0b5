import { type Comparison, type Evaluation, evaluateExperiment } from '../../domain/experiment/evaluate.ts';
import { conversions, guardrailNames } from '../../domain/experiment/measures.ts';
import {
  between,
  conversionStandings,
  drawnBy,
  eventWords,
  guardrailStandings,
  guardrailWords,
  incomparableWords,
  intervalWords,
  notToBeRead,
  perHundred,
  planWords,
  ratioWords,
  signed,
} from './evaluation-words.ts';
import type { ExperimentCounts } from './experiment-counts.ts';

type Cells = readonly (string | number)[];

/** Formats an experiment's results as lines for a terminal; the same data as `/dev/experiments`. */
export function experimentLines({ name, days, unnamed }: ExperimentCounts): readonly string[] {
  const evaluation = evaluateExperiment(name, days);
  const { arms, incomparable, ratio } = evaluation;
  const head = [name, `  ${drawnBy(name)}. Conversion: ${eventWords(conversions[name].counted)}.`];
  if (incomparable === null) head.push(`  Planned: ${planWords(evaluation)}.`);
  else head.push(`  ${incomparableWords[incomparable]}`);
  if (unnamed > 0) head.push(`  MISSING: ${unnamed} events were counted without their parameters.`);
  if (days.length === 0) return [...head, '  Nobody takes part yet.'];
  if (ratio !== null) head.push(`  ${ratio.off ? 'RED: ' : ''}${ratioWords(ratio)}`);
  const counted: readonly Cells[] = [
    ['arm', 'enrolments', 'conversions', 'per 100'],
    ...arms.map(({ variant, enrolments, conversions: count }) => [
      variant,
      enrolments,
      count,
      perHundred(count, enrolments),
    ]),
  ];
  return [...head, ...aligned(counted), ...(incomparable === null ? aligned(differencesOf(evaluation)) : [])];
}

function differencesOf({ arms, control, conversion, guardrails, ratio }: Evaluation): readonly Cells[] {
  const says = (text: string) => (ratio?.off === true ? notToBeRead : text);
  const cells = ({ variant, looks }: Comparison) => {
    const interval = looks.at(-1)?.interval ?? null;
    return [variant, interval === null ? '–' : signed(interval.difference), between(interval)];
  };
  const rates = guardrailNames.flatMap((guardrail) =>
    guardrails[guardrail].map((comparison) => {
      const [before, after] = [control, comparison.variant].map((variant) => {
        const sample = arms.find((arm) => arm.variant === variant)?.guardrails[guardrail];
        return perHundred(sample?.count ?? 0, sample?.of ?? 0);
      });
      const what = `${guardrailWords[guardrail]}, ${before} and ${after}`;
      return [what, ...cells(comparison), says(guardrailStandings[comparison.standing])];
    }),
  );
  return [
    [`against ${control}, per 100`, 'arm', 'difference', intervalWords, 'says'],
    ...conversion.map((comparison) => [
      'Conversions',
      ...cells(comparison),
      says(conversionStandings[comparison.standing]),
    ]),
    ...rates,
  ];
}

/** Formats rows as lines with aligned columns. */
function aligned(rows: readonly Cells[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  return rows.map(
    (row) =>
      `    ${row
        .map((cell, column) => String(cell).padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}`,
  );
}
