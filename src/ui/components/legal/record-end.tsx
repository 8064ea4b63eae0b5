import { Trans } from '@lingui/react';
import type { RecordRow } from '../../../application/known/record-table.ts';

const minute = 60;
const day = 86_400;

/** Until when a record is stored, in words. */
export function RecordEnd({ row }: { readonly row: RecordRow }) {
  const { clearedOnSignOut, kind, lifetimeSeconds, place } = row;
  if (kind === 'signInCookie') {
    return (
      <Trans
        id="legal.storage.cookie.life"
        message="A cookie that lasts {minutes} minutes."
        values={{ minutes: (lifetimeSeconds ?? 0) / minute }}
      />
    );
  }
  if (place === 'session') {
    return lifetimeSeconds === null ? (
      <Trans id="legal.storage.tab" message="Until you close the tab." />
    ) : (
      <Trans
        id="legal.storage.minutes"
        message="For {minutes} minutes, or until you close the tab."
        values={{ minutes: lifetimeSeconds / minute }}
      />
    );
  }
  if (lifetimeSeconds !== null) {
    return (
      <Trans
        id="legal.storage.days"
        message="{days, plural, one {For one day.} other {For # days from the last time it was saved.}}"
        values={{ days: lifetimeSeconds / day }}
      />
    );
  }
  if (kind === 'experiment') return <Trans id="legal.storage.deleted" message="Until you delete it." />;
  if (kind === 'countingSwitch')
    return <Trans id="legal.storage.counting" message="Until you allow counts again." />;
  return clearedOnSignOut ? (
    <Trans id="legal.storage.signOut" message="Until you sign out." />
  ) : (
    <Trans id="legal.storage.off" message="Until you turn the feature off." />
  );
}
