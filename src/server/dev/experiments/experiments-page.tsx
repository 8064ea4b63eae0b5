/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { type DevExperimentsReply, experimentsPath } from '../../../contract/dev-experiments.ts';
import type { EventSink } from '../../beacon/event-sink.ts';
import { type ExperimentCounts, experimentCounts } from '../../beacon/experiment-counts.ts';
import type { Database } from '../../db/schema.ts';
import { answerPage, protect } from '../page.tsx';
import { Toolbar } from '../toolbar.tsx';
import { ExperimentSection } from './experiment-section.tsx';

/** The experiments' results, outside production: a page for people, the counts as JSON for programs (`?format=json`). */
export function experimentsPageRoutes(db: Kysely<Database>, sink: EventSink): Hono {
  return new Hono().get(experimentsPath, async (c) => {
    // Includes what arrived just now.
    await sink.flush();
    const counts = await experimentCounts(db);
    if (c.req.query('format') === 'json') {
      protect(c);
      return c.json<DevExperimentsReply>({
        experiments: counts.map(({ name, days, unnamed }) => ({ name, days: [...days], unnamed })),
      });
    }
    return answerPage(c, {
      title: 'Experiments',
      language: 'en',
      body: <ExperimentsBody experiments={counts} />,
    });
  });
}

function ExperimentsBody({ experiments }: { readonly experiments: readonly ExperimentCounts[] }) {
  return (
    <>
      <Toolbar current={experimentsPath} />
      <main class="sheet wide">
        <div class="stack">
          <h1>Experiments</h1>
          <p class="quiet">
            Counted by day, event and arm; who it was is stored nowhere. The unit is the enrolment. Look as
            often as you like: the intervals are always valid, for all looks together. Rates and differences
            are per 100. <a href={`${experimentsPath}?format=json`}>The counts as JSON</a>
          </p>
          {experiments.every(({ days }) => days.length === 0) && (
            <p class="note">
              Nobody takes part in an experiment yet. Open a page that carries one, such as{' '}
              <a href="/duckai">/duckai</a>, and come back.
            </p>
          )}
        </div>
        {experiments.map((counts) => (
          <ExperimentSection key={counts.name} {...counts} />
        ))}
      </main>
    </>
  );
}
