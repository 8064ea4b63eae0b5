import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The form that is at its passcode step, and whether a history entry was added for that. */
    passcode?: { readonly form: string; readonly ownStep: boolean } | undefined;
  }
}

/**
 * Whether a form is at its passcode step rather than at the address. The passcode step is a history entry, so that the
 * back button leads to the address.
 */
export function useCodeStep(form: string) {
  const { history } = useRouter();
  const place = useLocation({ select: ({ state }) => state.passcode });
  const inHistory = place?.form === form;
  const [atCode, setAtCode] = useState(false);
  const known = useRef(inHistory);
  useEffect(() => {
    if (known.current !== inHistory) setAtCode(inHistory);
    known.current = inHistory;
  }, [inHistory]);

  return {
    atCode,
    /** Goes to the passcode step; `again` after a reload there, which must not add another history entry. */
    enter({ again }: { readonly again: boolean }): void {
      setAtCode(true);
      if (inHistory) return;
      const { href, state } = history.location;
      const next = { ...state, passcode: { form, ownStep: !again } };
      if (again) history.replace(href, next);
      else history.push(href, next);
    },
    /** Goes back to the address. */
    leave(): void {
      setAtCode(false);
      const { href, state } = history.location;
      if (state.passcode?.ownStep) history.back();
      else if (inHistory) history.replace(href, { ...state, passcode: undefined });
    },
  };
}
