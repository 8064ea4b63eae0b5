import { type CountedBy, countedBy, type LimitRule, readLimitTable } from './read-limit-table.ts';

/** All rate-limited actions. */
export const limitedActions = [
  'send-passcode',
  'try-passcode',
  'send-owner-passcode',
  'try-owner-passcode',
  'try-recovery-key',
  'hear-address-in-use',
  'create-account',
  'hand-over',
  'make-recovery-key',
  'export-account',
  'open-checkout',
  'open-portal',
  'change-renewal',
  'issue-restoration-code',
  'subscribe-newsletter',
  'mail-newsletter',
  'send-feedback',
  'send-withdrawal',
  'mail-withdrawal',
  'ask-support',
  'look-up-settings',
  'save-settings',
  'search-bangs',
  'begin-count',
  'report-violation',
  'report-new-violation',
] as const;
/** A rate-limited action. */
export type LimitedAction = (typeof limitedActions)[number];

/**
 * All rate limits of the server. The numbers per address are from the wire contract ("Auth service"), plus a daily
 * bound that keeps guessing hopeless: at most 20 guesses a day at two codes. The other limits keep a single network
 * from using us as a mail bomb.
 *
 * How to read it: at most `most` actions in any window of `within`. If the last column has a time, the last permitted
 * action locks the counter for that long, for all actions that share it, see {@link counterOf}. Failed tries count,
 * successful ones do not. A row by `everyone` refuses nobody; it is an alarm, per process. A rule by network is meant
 * for a household; wider networks may do more, see {@link limitRulesOf}, or have a row of their own.
 *
 * - Passcodes. Strangers can lock only what they use themselves: 5 failed tries from anywhere lock sign-in by code for
 *   an address for 15 minutes, as the wire contract demands, and that affects its owner too. From one network this
 *   works only twice a day: after 10 failed tries the pair of address and network is locked for a day, before the
 *   address reaches 20. Everything else stays open: a signed-in owner changes the address or deletes the account under
 *   limits of that account (`owner`), and the guessing network may still buy, subscribe and write to us.
 * - Codes for owners are counted by account and the address they go to. Accounts cost nothing to create, so those
 *   without a purchase share a limit for addresses that are not their own. It locks nothing for the owner of such an
 *   address, nor for anybody who has bought, because nobody makes purchases in bulk.
 * - Forms. Anybody can enter somebody else's address. Withdrawing from a contract is a right, so only networks are
 *   limited there, and for an address only the e-mails sent to it; beyond that, the page itself is the receipt. Support
 *   questions and newsletter sign-ups count for the address and network together: somebody who signs up after strangers
 *   have used the address gets the same answer and no further e-mail, but has that day's link, which still works.
 * - Recovery keys cannot be guessed. Tries are counted, successful ones too, only so that nobody overloads the store
 *   with them; a stranger's tries lock nobody's key.
 * - Accounts are created at the start of a purchase, and an office or part of a mobile network may share one IPv4
 *   address. Somebody who creates accounts in bulk there must not keep the others from buying: at 200 an hour nobody
 *   else at the address notices, and a whole day of it costs the store less than a megabyte. A /64 has the same limit,
 *   because a customer with many of them is bounded by the /48. A /24 or /48 counts as ten of them, so that a few
 *   addresses of a /24 do not block the others either. `docs/operations.md` ("Limits") says what that leaves in the
 *   store.
 * - Calls by an account that write or cost something each time are limited: rows that stay, audit log lines, exports,
 *   calls to the card provider. A provider that throttles us would refuse every buyer. The numbers are many times what
 *   a person does. An order repeated with its idempotency key is answered again and not counted.
 * - A day's counts have room for a limited number of distinct sets of values. A visit adds a few dozen new ones, an
 *   office a few hundred; somebody who makes them up must not use up the day for everybody.
 */
const table = `
  action                 | counted by      | most | within | then closed for
  -----------------------|-----------------|------|--------|----------------
  send-passcode          | address         |    1 | 60 s   |
  send-passcode          | address         |    5 | 1 h    |
  send-passcode          | address         |   10 | 1 d    |
  send-passcode          | network         |   20 | 1 h    |
  send-passcode          | everyone        |  300 | 60 s   |

  try-passcode           | address         |    5 | 600 s  | 15 min
  try-passcode           | address+network |   10 | 1 d    | 1 d
  try-passcode           | address         |   20 | 1 d    | 1 d
  try-passcode           | network         |  100 | 1 d    | 1 d
  try-passcode           | everyone        |  300 | 60 s   |

  send-owner-passcode    | account+address |    1 | 60 s   |
  send-owner-passcode    | account+address |    5 | 1 h    |
  send-owner-passcode    | account+address |   10 | 1 d    |
  send-owner-passcode    | account         |   20 | 1 d    |
  send-owner-passcode    | foreign address |   20 | 1 d    |

  try-owner-passcode     | account         |    5 | 600 s  | 15 min
  try-owner-passcode     | account         |   20 | 1 d    | 1 d

  try-recovery-key       | key             |   10 | 1 h    |
  try-recovery-key       | network         |   20 | 1 h    |
  try-recovery-key       | network         |  100 | 1 d    |

  hear-address-in-use    | account         |    5 | 1 h    |
  hear-address-in-use    | account         |   10 | 1 d    |

  create-account         | network         |  200 | 1 h    |
  create-account         | network         |  500 | 1 d    |
  create-account         | widest network  | 2000 | 1 h    |
  create-account         | widest network  | 5000 | 1 d    |
  create-account         | everyone        |  300 | 60 s   |

  hand-over              | account         |   30 | 1 h    |
  hand-over              | account         |  100 | 1 d    |

  make-recovery-key      | account         |   20 | 1 h    |
  make-recovery-key      | account         |   50 | 1 d    |

  export-account         | account         |   10 | 1 h    |
  export-account         | account         |   30 | 1 d    |

  open-checkout          | account         |   30 | 1 h    |
  open-checkout          | account         |  100 | 1 d    |

  open-portal            | account         |   30 | 1 h    |
  open-portal            | account         |  100 | 1 d    |

  change-renewal         | account         |   30 | 1 h    |
  change-renewal         | account         |  100 | 1 d    |

  issue-restoration-code | account         |   30 | 1 h    |
  issue-restoration-code | account         |  100 | 1 d    |

  subscribe-newsletter   | address+network |    1 | 60 s   |
  subscribe-newsletter   | address+network |    5 | 1 d    |
  subscribe-newsletter   | network         |   20 | 1 h    |
  subscribe-newsletter   | everyone        |  300 | 60 s   |

  mail-newsletter        | address         |    1 | 60 s   |
  mail-newsletter        | address         |    5 | 1 d    |

  send-feedback          | network         |   10 | 1 h    |
  send-feedback          | network         |   30 | 1 d    |
  send-feedback          | everyone        |  120 | 60 s   |

  send-withdrawal        | network         |   10 | 1 h    |
  send-withdrawal        | everyone        |   60 | 60 s   |

  mail-withdrawal        | address         |    5 | 1 d    |

  ask-support            | address+network |   10 | 1 d    |
  ask-support            | network         |   10 | 1 h    |
  ask-support            | everyone        |   60 | 60 s   |

  look-up-settings       | network         |  300 | 1 h    |
  save-settings          | network         |   60 | 1 h    |
  save-settings          | everyone        |  600 | 60 s   |

  search-bangs           | network         |  300 | 1 h    |

  begin-count            | network         |  300 | 1 d    |

  report-violation       | network         |  120 | 1 h    |
  report-new-violation   | network         |   20 | 1 d    |
`;

/** The rules of {@link table}, in its order. */
export const limitRules = readLimitTable(table, limitedActions);

/**
 * How many households a wider network counts as, unless it has a row of its own. Providers give a customer a /56 or
 * even a /48, so a limit per /64 alone would be ineffective.
 */
const householdsOf = { 'wide network': 2, 'widest network': 5 } as const;

function readRulesOf(action: LimitedAction, by: CountedBy): readonly LimitRule[] {
  const own = limitRules.filter((rule) => rule.action === action && rule.by === by);
  if (own.length > 0 || (by !== 'wide network' && by !== 'widest network')) return own;
  const most = (rule: LimitRule) => rule.most * householdsOf[by];
  return readRulesOf(action, 'network').map((rule) => ({ ...rule, by, most: most(rule), closedFor: null }));
}

const rulesByAction = new Map(
  limitedActions.map((action) => [action, new Map(countedBy.map((by) => [by, readRulesOf(action, by)]))]),
);

/**
 * The rules of an action for one kind of counter, in the table's order; empty when it is not counted that way. A wider
 * network without rows of its own has a household's rules with higher numbers. It is never locked, because too many
 * others share it.
 */
export function limitRulesOf(action: LimitedAction, by: CountedBy): readonly LimitRule[] {
  return rulesByAction.get(action)?.get(by) ?? [];
}

/**
 * The name of an action's counter, which related actions share: a lock affects all actions of the counter and nothing
 * else.
 */
export function counterOf(action: LimitedAction): string {
  if (action === 'send-passcode' || action === 'try-passcode') return 'sign-in by code';
  if (action === 'send-owner-passcode' || action === 'try-owner-passcode') return 'owner';
  return action;
}
