const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Every number about passcodes, in milliseconds where it is a time. Wire contract, "Auth service". */
export const passcodeRules = {
  life: 600 * second,
  /** How many of the last sent are valid: mail is slow, and visitors ask twice. */
  validAtOnce: 2,
  /** At most `most` sends within any `within`, for one address. */
  sends: [
    { most: 1, within: 60 * second },
    { most: 5, within: hour },
    { most: 10, within: day },
  ],
  /** After `most` wrong tries within `within` the address is closed for `closedFor`. */
  wrongTries: { most: 5, within: 600 * second, closedFor: 15 * minute },
} as const;

/** What is remembered of one address, real or not: times of sends and wrong tries, and until when it is closed. */
export interface AddressHistory {
  readonly sentAt: readonly number[];
  readonly wrongAt: readonly number[];
  readonly closedUntil: number;
}

export const emptyHistory: AddressHistory = { sentAt: [], wrongAt: [], closedUntil: 0 };

/** Milliseconds until a passcode may be sent; 0 when it may be now. A closed address gets none: it could not be used. */
export function waitBeforeSend(history: AddressHistory, now: number): number {
  const waits = passcodeRules.sends.map(({ most, within }) => {
    const oldestThatCounts = history.sentAt.at(-most);
    return oldestThatCounts === undefined ? 0 : oldestThatCounts + within - now;
  });
  return Math.max(0, ...waits, history.closedUntil - now);
}

/** Milliseconds until a passcode may be tried; 0 when it may be now. */
export function waitBeforeTry(history: AddressHistory, now: number): number {
  return Math.max(0, history.closedUntil - now);
}

/** The history after a send at `now`. */
export function afterSend(history: AddressHistory, now: number): AddressHistory {
  const kept = history.sentAt.filter((at) => at > now - day);
  return { ...history, sentAt: [...kept, now] };
}

/** The history after a wrong try at `now`; the last one allowed closes the address. */
export function afterWrongTry(history: AddressHistory, now: number): AddressHistory {
  const { most, within, closedFor } = passcodeRules.wrongTries;
  const wrongAt = [...history.wrongAt.filter((at) => at > now - within), now];
  return wrongAt.length < most
    ? { ...history, wrongAt }
    : { ...history, wrongAt: [], closedUntil: now + closedFor };
}

/** The history after the right passcode: earlier slips are forgiven, sends still count. */
export function afterRightTry(history: AddressHistory): AddressHistory {
  return { ...history, wrongAt: [], closedUntil: 0 };
}
