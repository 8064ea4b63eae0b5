import { WindowBrowserRecords } from '../adapters/storage/window-browser-records.ts';
import { FindRecords } from '../application/known/find-records.ts';
import { ForgetRecords } from '../application/known/forget-records.ts';
import { SwitchCounting } from '../application/known/switch-counting.ts';

/** The use-cases of `/what-this-page-knows`, wired by hand as in `static-page.ts`. */
export function knownPanel() {
  const records = new WindowBrowserRecords(window);
  return {
    findRecords: new FindRecords(records),
    forgetRecords: new ForgetRecords(records, endSession),
    switchCounting: new SwitchCounting(records),
    /** Whether the browser itself asks sites not to count. */
    globalPrivacyControl: Reflect.get(navigator, 'globalPrivacyControl') === true,
  };
}

/** Signs out as on any other page. The account feature is loaded only for a signed-in visitor who wants to be forgotten. */
async function endSession() {
  const { createApp } = await import('./create-app.ts');
  const app = await createApp(['account']);
  app.start();
  return app.get('account').signOut.execute();
}
