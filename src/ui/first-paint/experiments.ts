import type { StoredValues } from '../../application/ports/key-value-store.ts';
import { assign, keepingOf } from '../../domain/experiment/assign.ts';
import type { CarriedExperiment } from '../../domain/experiment/carried.ts';
import { drawBytes, drawOf } from '../../domain/experiment/draw.ts';
import { campaignOfVisit } from '../../domain/origin/campaign.ts';

const root = document.documentElement;
const address = new URLSearchParams(location.search);

/**
 * Assigns the experiments that the page carries (`data-experiments`) by the rules of the domain, and writes each variant on
 * the root element (`data-exp-{name}`), where the page's styles show what belongs to it. Without a variant the page is as
 * for the control group. `data-enrolled` names those in which the visitor takes part from now on.
 */
export function assignExperiments(): void {
  const carried: readonly CarriedExperiment[] = JSON.parse(root.dataset['experiments'] ?? '[]');
  const enrolled = carried.filter((experiment) => attempt(() => assignOne(experiment)));
  if (enrolled.length > 0) root.dataset['enrolled'] = enrolled.map(({ name }) => name).join(' ');
}

/** True when the visitor takes part from now on. */
function assignOne(experiment: CarriedExperiment): boolean {
  const key = `exp_${experiment.name}`;
  const local = attempt(() => localStorage);
  const session = attempt(() => sessionStorage);
  const visitValue = session?.getItem(key) ?? null;
  const assignment = assign(experiment, {
    urlValue: address.get(key),
    hasStorage: local !== null,
    storedValue: local?.getItem(key) ?? null,
    filter: experiment.forAll ? 'allowed' : filterOf(experiment.name),
    campaign: campaignOfVisit(kept<string>('visit_origin') ?? '', address.get('origin') ?? ''),
    backendValue: chosenByService(key),
    visitValue,
    draw: drawOf(crypto.getRandomValues(new Uint8Array(drawBytes))),
  });
  const keeping = keepingOf(experiment, assignment, visitValue);
  if (assignment.kind === 'ready' && assignment.variant !== null) {
    root.setAttribute(`data-exp-${experiment.name}`, assignment.variant);
  }
  if (keeping === null) return false;
  attempt(() => (keeping.medium === 'local' ? local : session)?.setItem(key, keeping.text));
  return keeping.isEnrolment;
}

/** What the service chose, as it says with the page (`domain/experiment/service-choice.ts`); null when it chose nothing. */
function chosenByService(key: string): string | null {
  return attempt(() => {
    const [answer] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return answer?.serverTiming.find(({ name }) => name === key)?.description ?? null;
  });
}

/** Who may take part, as far as an earlier page of the visit found out. */
function filterOf(name: string) {
  const audience = kept<StoredValues['audience']>('visit_audience');
  if (audience === null) return 'pending';
  return audience.allowed.some((known) => known === name) ? 'allowed' : 'blocked';
}

/** The value of an entry of the visit; null when there is none. */
function kept<Value>(name: string): Value | null {
  return attempt(() => JSON.parse(sessionStorage.getItem(name) ?? 'null')?.value) ?? null;
}

// Storage throws where the visitor refuses it or it is full, and the rules where the service chose nothing; either way
// the page is to be shown.
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
