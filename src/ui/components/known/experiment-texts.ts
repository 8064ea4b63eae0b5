import type { MessageDescriptor } from '@lingui/core';
import type { ExperimentName } from '../../../domain/experiment/catalogue.ts';

/** What each experiment compares, in words for visitors. An experiment without them does not compile. */
export const experimentTexts: Readonly<Record<ExperimentName, MessageDescriptor>> = {
  windowsinstaller: {
    id: 'known.experiment.windowsinstaller',
    message: 'A new installer for Windows',
  },
  privacypropromo: {
    id: 'known.experiment.privacypropromo',
    message: 'How we announce the subscription',
  },
  appbranding: {
    id: 'known.experiment.appbranding',
    message: 'How prominent our logo is on the page about the browser',
  },
  defaultplan: {
    id: 'known.experiment.defaultplan',
    message: 'Which plan is chosen at first',
  },
  duckaiuninstalledhomeaa: {
    id: 'known.experiment.duckaiuninstalledhomeaa',
    message: 'A trial run without any difference, to check that versions are assigned fairly',
  },
};
