import { readDevice } from '../../domain/device/device.ts';
import { extensionAnswer } from '../../domain/device/extension.ts';

// Runs inline in the head of pages about the extension. `data-extension` on `<html>` names the store that fits, or the
// reason why none does; CSS shows the matching link or sentence. A bot gets the version without a script: all stores,
// with their requirements.
const { dataset } = document.documentElement;
const answer = extensionAnswer(
  readDevice({
    userAgent: navigator.userAgent,
    hints: null,
    touchPoints: navigator.maxTouchPoints,
    // The marker that our extension sets, see `adapters/browser/navigator-device-source.ts`.
    extensionInstalled: 'extensionInstalled' in dataset,
  }),
);
if (answer !== null) dataset['extension'] = answer;
