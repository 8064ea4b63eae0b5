/** @jsxImportSource hono/jsx */
import { type Evaluation, evaluateExperiment } from '../../../domain/experiment/evaluate.ts';
import { experimentDescriptions } from '../../../domain/experiment/experiment-descriptions.ts';
import { conversions } from '../../../domain/experiment/measures.ts';
import {
  drawnBy,
  eventWords,
  incomparableWords,
  perHundred,
  planWords,
  ratioWords,
} from '../../beacon/evaluation-words.ts';
import type { ExperimentCounts } from '../../beacon/experiment-counts.ts';
import { Differences, Guardrails } from './comparisons.tsx';
import { IntervalChart } from './interval-chart.tsx';

/** One experiment: what it is, who took part, whether the arms differ, and its guardrails. */
export function ExperimentSection({ name, days, unnamed }: ExperimentCounts) {
  const evaluation = evaluateExperiment(name, days);
  const { ratio, incomparable, conversion } = evaluation;
  const begun = evaluation.arms.some(({ enrolments, conversions: converted }) => enrolments + converted > 0);
  return (
    <section class="experiment" aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      <p class="quiet">{experimentDescriptions[name]}</p>
      <Plan {...evaluation} />
      {incomparable !== null && <p>{incomparableWords[incomparable]}</p>}
      {unnamed > 0 && (
        <p class="note alarm">
          {unnamed.toLocaleString('en')} events that may belong here were counted without their parameters, on
          days with too many different ones. They are missing below.
        </p>
      )}
      {!begun && <p>Nobody takes part yet.</p>}
      {begun && ratio !== null && <Ratio {...ratio} />}
      {begun && <Arms {...evaluation} />}
      {begun && incomparable === null && (
        <>
          <Differences {...evaluation} />
          {conversion.map((comparison) => (
            <IntervalChart key={comparison.variant} {...comparison} />
          ))}
          <Guardrails {...evaluation} />
        </>
      )}
    </section>
  );
}

function Plan(evaluation: Evaluation) {
  const { name, incomparable } = evaluation;
  const { counted } = conversions[name];
  return (
    <dl class="about">
      <Fact term="Who takes part">{drawnBy(name)}</Fact>
      <Fact term="Conversion">{eventWords(counted)}</Fact>
      {incomparable === null && <Fact term="Planned">{planWords(evaluation)}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Ratio(ratio: NonNullable<Evaluation['ratio']>) {
  if (ratio.off) return <p class="note alarm">{ratioWords(ratio)}</p>;
  return <p class="quiet">{ratioWords(ratio)}</p>;
}

function Arms({ name, arms }: Evaluation) {
  const all = arms.reduce((sum, { enrolments }) => sum + enrolments, 0);
  return (
    <section class="scroll" aria-label={`Arms of ${name}`} tabindex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Arm</th>
            <th scope="col" class="figure">
              Enrolments
            </th>
            <th scope="col" class="figure">
              Share, %
            </th>
            <th scope="col" class="figure">
              Conversions
            </th>
            <th scope="col" class="figure">
              Per 100
            </th>
          </tr>
        </thead>
        <tbody>
          {arms.map(({ variant, enrolments, conversions: converted }) => (
            <tr key={variant}>
              <th scope="row">{variant}</th>
              <td class="figure">{enrolments.toLocaleString('en')}</td>
              <td class="figure">{perHundred(enrolments, all)}</td>
              <td class="figure">{converted.toLocaleString('en')}</td>
              <td class="figure">{perHundred(converted, enrolments)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
