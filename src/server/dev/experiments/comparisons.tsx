/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { Comparison, Evaluation, Standing } from '../../../domain/experiment/evaluate.ts';
import { guardrailNames } from '../../../domain/experiment/measures.ts';
import {
  between,
  conversionStandings,
  guardrailStandings,
  guardrailWords,
  intervalWords,
  notToBeRead,
  perHundred,
  signed,
} from '../../beacon/evaluation-words.ts';

const conversionSays: Saying = { words: conversionStandings, good: 'more', bad: 'less' };
const guardrailSays: Saying = { words: guardrailStandings, good: 'less', bad: 'more' };

/** Each arm's conversions compared with the control group's. */
export function Differences({ name, control, conversion, ratio }: Evaluation) {
  return (
    <ComparisonTable label={`Conversions of ${name} against ${control}`} heads={['Arm']} figures={[]}>
      {conversion.map((comparison) => (
        <tr key={comparison.variant}>
          <th scope="row">{comparison.variant}</th>
          <Says {...conversionSays} standing={comparison.standing} ratio={ratio} />
          <Interval {...comparison} />
        </tr>
      ))}
    </ComparisonTable>
  );
}

/** The guardrails, which must not get worse, by arm, per 100 page views. */
export function Guardrails({ name, arms, control, guardrails, ratio }: Evaluation) {
  const rateOf = (variant: string, guardrail: (typeof guardrailNames)[number]) => {
    const sample = arms.find((arm) => arm.variant === variant)?.guardrails[guardrail];
    return perHundred(sample?.count ?? 0, sample?.of ?? 0);
  };
  return (
    <ComparisonTable
      label={`Guardrails of ${name} against ${control}`}
      heads={['Guardrail', 'Arm']}
      figures={[`In ${control}`, 'In the arm']}
    >
      {guardrailNames.flatMap((guardrail) =>
        guardrails[guardrail].map((comparison) => (
          <tr key={guardrail + comparison.variant}>
            <th scope="row">{guardrailWords[guardrail]}</th>
            <td>{comparison.variant}</td>
            <Says {...guardrailSays} standing={comparison.standing} ratio={ratio} />
            <td class="figure">{rateOf(control, guardrail)}</td>
            <td class="figure">{rateOf(comparison.variant, guardrail)}</td>
            <Interval {...comparison} />
          </tr>
        )),
      )}
    </ComparisonTable>
  );
}

function Interval({ looks }: Comparison) {
  const interval = looks.at(-1)?.interval ?? null;
  return (
    <>
      <td class="figure">{interval === null ? '–' : signed(interval.difference)}</td>
      <td class="figure">{between(interval)}</td>
    </>
  );
}

/** The labels of results, and which result is good or bad. */
interface Saying {
  readonly words: Readonly<Record<Standing, string>>;
  readonly good: Standing;
  readonly bad: Standing;
}

interface SaysProps extends Saying {
  readonly standing: Standing;
  /** On a sample ratio mismatch no result is shown. */
  readonly ratio: Evaluation['ratio'];
}

function Says({ words, good, bad, standing, ratio }: SaysProps) {
  if (ratio?.off !== false) return <td>{notToBeRead}</td>;
  if (standing !== good && standing !== bad) return <td>{words[standing]}</td>;
  return (
    <td>
      <span class={standing === bad ? 'badge warn' : 'badge'}>{words[standing]}</span>
    </td>
  );
}

interface ComparisonTableProps {
  readonly label: string;
  /** Column headings before the result, and between the result and the difference. */
  readonly heads: readonly string[];
  readonly figures: readonly string[];
  readonly children: Child;
}

function ComparisonTable({ label, heads, figures, children }: ComparisonTableProps) {
  return (
    <>
      <h3>{label}</h3>
      <section class="scroll" aria-label={label} tabindex={0}>
        <table>
          <thead>
            <tr>
              {[...heads, 'Result'].map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
              {[...figures, 'Difference', intervalWords].map((head) => (
                <th scope="col" class="figure" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </>
  );
}
