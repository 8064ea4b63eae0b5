import { Trans } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../parts/button.tsx';

/** Copies a text and says whether that worked, because a browser may not allow it. */
export function CopyButton({ text }: { readonly text: () => string }) {
  const [state, setState] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button onClick={copy}>
        <Trans id="settings.copy" message="Copy" />
      </Button>
      <span role="status">
        {state === 'copied' && <Trans id="settings.copied" message="Copied." />}
        {state === 'failed' && (
          <Trans
            id="settings.copy.failed"
            message="Your browser didn’t allow it. Select the text and copy it."
          />
        )}
      </span>
    </>
  );
}
