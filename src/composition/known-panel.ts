import { WindowBrowserRecords } from '../adapters/storage/window-browser-records.ts';
import { FindRecords } from '../application/known/find-records.ts';
import { ForgetRecords } from '../application/known/forget-records.ts';
import { SwitchCounting } from '../application/known/switch-counting.ts';

/** What `/what-this-page-knows` is filled in and answers with, wired by hand as in `static-page.ts`. */
export function knownPanel() {
  const records = new WindowBrowserRecords(window);
  return {
    findRecords: new FindRecords(records),
    forgetRecords: new ForgetRecords(records, endSession),
    switchCounting: new SwitchCounting(records),
    /** Whether the browser asks sites by itself not to count. */
    globalPrivacyControl: Reflect.get(navigator, 'globalPrivacyControl') === true,
  };
}

/** Signs out as every page does. The account with all it needs is loaded only by whoever is signed in and wants to be forgotten. */
async function endSession() {
  const { createApp } = await import('./create-app.ts');
  const app = await createApp(['account']);
  app.start();
  return app.get('account').signOut.execute();
}
