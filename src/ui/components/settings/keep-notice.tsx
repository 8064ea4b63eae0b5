import { Trans } from '@lingui/react';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

/** The outcome of the last change: where it is stored, or why it could not be. */
export type Kept = 'here' | 'cloud' | 'cloud-failed' | 'cloud-deleted' | 'refused' | null;

interface KeepNoticeProps {
  readonly kept: Kept;
  readonly onRetry: () => void;
}

/** Says where the last change is stored. Announced politely, a problem at once. */
export function KeepNotice({ kept, onRetry }: KeepNoticeProps) {
  if (kept === 'refused') {
    return (
      <Notice
        kind="problem"
        title={<Trans id="settings.kept.refused" message="This browser doesn’t keep cookies." />}
      >
        <Trans
          id="settings.kept.refused.help"
          message="Your change was not kept. Allow cookies for this site, or use the address below as a bookmark."
        />
      </Notice>
    );
  }
  if (kept === 'cloud-failed') {
    return (
      <Notice
        kind="problem"
        title={<Trans id="settings.kept.failed" message="Saved here, but not in the cloud." />}
        actions={
          <Button onClick={onRetry}>
            <Trans id="settings.kept.retry" message="Save in the cloud again" />
          </Button>
        }
      >
        <Trans
          id="settings.kept.failed.help"
          message="Your change applies in this browser. Your other devices don’t have it yet."
        />
      </Notice>
    );
  }
  return (
    <p role="status">
      {kept === 'here' && <Trans id="settings.kept.here" message="Saved in this browser." />}
      {kept === 'cloud' && (
        <Trans id="settings.kept.cloud" message="Saved in this browser and in the cloud." />
      )}
      {kept === 'cloud-deleted' && (
        <Trans
          id="settings.kept.deleted"
          message="Saved in this browser. Your copy in the cloud was deleted on another device, so cloud save is off now."
        />
      )}
    </p>
  );
}
