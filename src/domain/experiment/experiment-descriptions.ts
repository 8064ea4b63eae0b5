import type { ExperimentName } from './catalogue.ts';

/**
 * What each experiment compares, and why. Separate from the table, which every page loads. Specification, section 3.
 */
export const experimentDescriptions: Readonly<Record<ExperimentName, string>> = {
  windowsinstaller:
    'The new Windows installer, so that we know whether it is finished by as many as started it.',
  privacypropromo: 'How the subscription is announced: not at all, by a tagline or by a banner.',
  appbranding:
    'How prominent our logo is on the page about the browser; the service chooses for an hour at a time, for everybody the same.',
  defaultplan: 'Which plan is chosen at first on the plan page of the mobile apps.',
  duckaiuninstalledhomeaa:
    'Nothing differs on the page of the AI chat: shows that the draw is fair. Events tell apart who has our apps.',
};
