import type { ExperimentState } from '../experiment/experiment-state.ts';
import type { HostNotifications } from '../ports/host-app.ts';

/** The experiment about which plan is chosen at first. */
const name = 'defaultplan';

/** What an app's store counts a selection under: the arm that the plans were shown in; nothing where they were shown in none. */
export function planExperiment(
  experiments: Pick<ExperimentState, 'current'>,
): Pick<HostNotifications['subscriptionSelected'], 'experiment'> {
  const assignment = experiments.current(name);
  return assignment.kind === 'ready' && assignment.variant !== null
    ? { experiment: { name, cohort: assignment.variant } }
    : {};
}
