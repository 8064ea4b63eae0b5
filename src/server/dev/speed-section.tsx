/** @jsxImportSource hono/jsx */
import type { SpeedMeasure } from '../../domain/analytics/speed-steps.ts';
import { type CountedSpeed, type StepCounts, speedMeasures, stepsOf } from '../beacon/speed-counts.ts';

/** The measures with their names, units and the upper bounds of "good" and "needs improvement" (web.dev, Core Web Vitals). */
const measures = {
  lcp: { name: 'Largest contentful paint', unit: 'ms', good: 2500, fair: 4000 },
  inp: { name: 'Interaction to next paint', unit: 'ms', good: 200, fair: 500 },
  cls: { name: 'Layout shift', unit: 'thousandths', good: 100, fair: 250 },
  ttfb: { name: 'Time to first byte', unit: 'ms', good: 800, fair: 1800 },
} as const satisfies Readonly<Record<SpeedMeasure, object>>;

const bar = { width: 14, gap: 2, height: 40 } as const;
/** The percentile that a page is judged by. */
const judged = 0.75;

/** The real-user speed of pages: a histogram per measure, by page and device size. */
export function SpeedSection({
  speed: { pages, leftOut },
  days,
}: {
  readonly speed: CountedSpeed;
  readonly days: number;
}) {
  return (
    <section aria-labelledby="speed">
      <h2 id="speed">Speed, as visitors saw it</h2>
      <p class="quiet">
        Of {days === 1 ? 'the last day' : `the last ${days} days`} with counts, by page and size of the
        device. Each bar is a range; green is good, red is poor. Below them is the range of the 75th
        percentile.
      </p>
      {pages.length === 0 ? (
        <p>No page has reported its speed yet. Open one, then leave it.</p>
      ) : (
        <section class="scroll" aria-label="Speed by page and size of the device" tabindex={0}>
          <table class="speed" aria-labelledby="speed">
            <thead>
              <tr>
                <th scope="col">Page</th>
                {speedMeasures.map((measure) => (
                  <th key={measure} scope="col">
                    {measures[measure].name} <span class="quiet">({measure.toUpperCase()})</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pages.map(({ page, formFactor, counts }) => (
                <tr key={page + formFactor}>
                  <th scope="row">
                    {page} <span class="quiet">{formFactor}</span>
                  </th>
                  {speedMeasures.map((measure) => (
                    <td key={measure}>
                      <Histogram measure={measure} counts={counts[measure]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {leftOut > 0 && (
        <p class="quiet">
          {leftOut.toLocaleString('en')} {leftOut === 1 ? 'count is' : 'counts are'} not shown: their range no
          longer exists, or their day had more different events than are kept apart.
        </p>
      )}
    </section>
  );
}

function Histogram({ measure, counts }: { readonly measure: SpeedMeasure; readonly counts: StepCounts }) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return <span class="quiet">–</span>;
  const most = Math.max(...counts);
  const steps = stepsOf(measure);
  const said = counts.map((count, index) => `${stepWords(measure, index)}: ${count}`).join(', ');
  let sum = 0;
  const atMost = counts.findIndex((count) => {
    sum += count;
    return sum >= all * judged;
  });
  return (
    <figure>
      <svg
        width={steps.length * (bar.width + bar.gap)}
        height={bar.height}
        role="img"
        aria-label={`${measures[measure].name}, ${said}`}
      >
        {counts.map((count, index) => {
          // A step with a single load must be visible beside one with thousands.
          const height = count === 0 ? 1 : Math.max(3, (count / most) * bar.height);
          return (
            <rect
              key={steps[index]}
              class={count === 0 ? 'none' : gradeOf(measure, index)}
              x={index * (bar.width + bar.gap)}
              y={bar.height - height}
              width={bar.width}
              height={height}
            >
              <title>{`${stepWords(measure, index)}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption class="small">
        {stepWords(measure, atMost)} <span class="quiet">of {all.toLocaleString('en')}</span>
      </figcaption>
    </figure>
  );
}

function gradeOf(measure: SpeedMeasure, index: number): 'good' | 'fair' | 'poor' {
  const { good, fair } = measures[measure];
  const most = Number(stepsOf(measure)[index]);
  if (most <= good) return 'good';
  return most <= fair ? 'fair' : 'poor';
}

function stepWords(measure: SpeedMeasure, index: number): string {
  const steps = stepsOf(measure);
  const { unit } = measures[measure];
  return index < steps.length - 1 ? `≤ ${steps[index]} ${unit}` : `> ${steps[index - 1]} ${unit}`;
}
