import { readDevice } from '../../domain/device/device.ts';
import { extensionAnswer } from '../../domain/device/extension.ts';

// Runs inline in the head of pages that present the extension. `data-extension` on `<html>` names the store that fits, or why none does;
// by it CSS shows one link, or one sentence. A bot gets what stands there without a script: all stores, with what each needs.
const { dataset } = document.documentElement;
const answer = extensionAnswer(
  readDevice({
    userAgent: navigator.userAgent,
    hints: null,
    touchPoints: navigator.maxTouchPoints,
    // The mark of our extension, see `adapters/browser/navigator-device-source.ts`.
    extensionInstalled: 'extensionInstalled' in dataset,
  }),
);
if (answer !== null) dataset['extension'] = answer;
