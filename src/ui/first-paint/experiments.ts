import type { StoredValues } from '../../application/ports/key-value-store.ts';
import { assign, keepingOf } from '../../domain/experiment/assign.ts';
import type { CarriedExperiment } from '../../domain/experiment/carried.ts';
import { drawBytes, drawOf } from '../../domain/experiment/draw.ts';
import { campaignOfVisit } from '../../domain/origin/campaign.ts';

const root = document.documentElement;
const address = new URLSearchParams(location.search);

/**
 * Assigns the page's experiments (`data-experiments`) by the domain's rules and sets each variant on the root element
 * (`data-exp-{name}`), by which CSS shows its version. Without a variant, the page is that of the control group.
 * `data-enrolled` lists the experiments that the visitor was enrolled in just now.
 */
export function assignExperiments(): void {
  const carried: readonly CarriedExperiment[] = JSON.parse(root.dataset['experiments'] ?? '[]');
  const enrolled = carried.filter((experiment) => attempt(() => assignOne(experiment)));
  if (enrolled.length > 0) root.dataset['enrolled'] = enrolled.map(({ name }) => name).join(' ');
}

/** True if the visitor was enrolled just now. */
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

/**
 * The variant that the service chose, from the Server-Timing header of the page
 * (`domain/experiment/service-choice.ts`); null if it chose none.
 */
function chosenByService(key: string): string | null {
  return attempt(() => {
    const [answer] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return answer?.serverTiming.find(({ name }) => name === key)?.description ?? null;
  });
}

/** Whether the visitor may take part, as far as an earlier page of the visit found out. */
function filterOf(name: string) {
  const audience = kept<StoredValues['audience']>('visit_audience');
  if (audience === null) return 'pending';
  return audience.allowed.some((known) => known === name) ? 'allowed' : 'blocked';
}

/** The value of an entry in the visit's storage; null if there is none. */
function kept<Value>(name: string): Value | null {
  return attempt(() => JSON.parse(sessionStorage.getItem(name) ?? 'null')?.value) ?? null;
}

// Storage throws if it is refused or full, and the rules throw if the service chose nothing. The page has to be shown
// in either case.
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
