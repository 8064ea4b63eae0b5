import { type CountedBy, countedBy, type LimitRule, readLimitTable } from './read-limit-table.ts';

/** Everything that is limited. */
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
/** One of them. */
export type LimitedAction = (typeof limitedActions)[number];

/**
 * Every limit of the server. The numbers by address are the wire contract's ("Auth service"), with a bound for a day so that guessing stays
 * hopeless: at most 20 guesses a day at two codes. The rest keeps one network from using us as a mail bomb.
 *
 * What strangers do closes only what they do. Guessing locks the owner out of signing in by code as well: 5 wrong tries from anywhere close
 * the address for 15 minutes, as the wire contract asks. From one network that works twice a day: after 10 wrong tries the pair (this address
 * from this network) is closed for a day, before the address reaches 20. Everything else stays open: an owner who is signed in changes the
 * address or deletes the account by limits of that account (`owner`), and a network that guessed may still buy, subscribe and write to us.
 *
 * An owner's codes are counted by account and the address they go to. Accounts cost nothing to make, so those without a purchase share a
 * bound for an address that is not their own. They close nothing for the owner of that address, nor for anybody who has bought: purchases
 * are not made in numbers.
 *
 * Anybody may type anybody's address into a form. Withdrawing from a contract is a right: a network is limited there, an address only in
 * what is mailed to it; beyond that, the page is the receipt. A question counts for the address from its network, and so does a sign-up
 * for the newsletter: somebody who signs up after strangers have used the address is told the same, is mailed nothing more, and has their
 * link of that day, which still works.
 *
 * A recovery key cannot be guessed. Tries are counted, right ones too, so that nobody keeps the store busy with them; a stranger's tries
 * close nobody's key.
 *
 * An account is made where a purchase begins, and an office or a part of a mobile network may share one IPv4 address. Somebody who makes
 * accounts there in numbers must not keep the others from buying. At 200 an hour nobody else at the address notices, and a whole day of
 * it costs the store less than a megabyte. A /64 has the same, because what bounds a customer who has many is the /48. A /24 or /48 counts as
 * ten of them, so that a few addresses of a /24 do not keep the others from buying either. What that leaves in the store,
 * `docs/operations.md` says ("Limits").
 *
 * Accounts are limited in calls that write or cost something each time: rows that stay, lines of the audit log, reading everything at once,
 * calls to the card provider. A provider that refuses us for too many calls refuses every buyer. The numbers are many times what a person
 * does. An order repeated with its key is answered again and not counted.
 *
 * A day's counts have room for a limited number of different sets of values. A visit starts a few dozen that nobody has sent before, an
 * office a few hundred; somebody who makes them up must not use up the day for everybody.
 *
 * At most `most` happen in any span of `within`. Where the last column has a time, the last of them closes what it is counted by for that
 * long, for all actions that share its counters, see {@link counterOf}. A wrong try counts, a right one does not. A row by everyone
 * refuses nobody: it is an alarm, for each process.
 *
 * A rule by network is meant for a household. Wider networks may do more, see {@link limitRulesOf}, or have a row of their own.
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
 * How many households' worth a wider network may do, unless it has a line. A provider gives one customer a /56 or even a /48, so that a limit
 * of each /64 alone would be none.
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
 * The rules of an action for one thing that it is counted by, in the table's order; none where it is not counted so.
 * Wider networks that have no line have the rules of a household for more of it. None is ever closed: too many others are in it.
 */
export function limitRulesOf(action: LimitedAction, by: CountedBy): readonly LimitRule[] {
  return rulesByAction.get(action)?.get(by) ?? [];
}

/** The name of the counters that an action has, alone or with others: what closes one of them closes all of these, and nothing else. */
export function counterOf(action: LimitedAction): string {
  if (action === 'send-passcode' || action === 'try-passcode') return 'sign-in by code';
  if (action === 'send-owner-passcode' || action === 'try-owner-passcode') return 'owner';
  return action;
}
