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

/** Each arm's conversions beside the control group's. */
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

/** What must not get worse, by arm, of 100 pages that were shown. */
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

/** How a standing reads, and which is welcome and which is not. */
interface Saying {
  readonly words: Readonly<Record<Standing, string>>;
  readonly good: Standing;
  readonly bad: Standing;
}

interface SaysProps extends Saying {
  readonly standing: Standing;
  /** While it is off nothing is said. */
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
  /** What stands before the judgement, and what between it and the difference. */
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
