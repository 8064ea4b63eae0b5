import { type CountedBy, type LimitRule, readLimitTable } from './read-limit-table.ts';

/** Everything that is limited. */
export const limitedActions = [
  'send-passcode',
  'try-passcode',
  'try-recovery-key',
  'hear-address-in-use',
  'create-account',
  'subscribe-newsletter',
  'send-feedback',
  'send-withdrawal',
  'ask-support',
  'look-up-settings',
  'save-settings',
  'search-bangs',
] as const;
/** One of them. */
export type LimitedAction = (typeof limitedActions)[number];

/**
 * Every limit of the server. The numbers by address are the wire contract's ("Auth service"), with a day's bound so that
 * guessing stays hopeless: at most 20 guesses a day at two codes. The rest keeps one network, or everybody together,
 * from making us a mail bomb.
 *
 * Whoever guesses shuts out the owner, too: 5 wrong tries from anywhere close the address for 15 minutes, as the wire
 * contract asks. From one network that works twice a day: at 10 wrong tries the pair (this address from this network)
 * is closed for a day, before the address is at 20. Whoever is signed in stays so whatever is closed.
 *
 * A recovery key cannot be guessed. Tries of it are counted, right ones too, so that nobody keeps the store busy with them;
 * a stranger's close nobody's key.
 *
 * An account is made where a purchase begins, and behind one address may sit a whole office: 20 an hour are many for
 * it, and few for somebody who wants to fill the store.
 *
 * `most` happenings fit into any span of `within`. Where the last column has a time, the last of them closes what it
 * is counted by for that long: for everything, not only for this action. A wrong try counts, a right one does not.
 */
const table = `
  action               | counted by      | most | within | then closed for
  ---------------------|-----------------|------|--------|----------------
  send-passcode        | address         |    1 | 60 s   |
  send-passcode        | address         |    5 | 1 h    |
  send-passcode        | address         |   10 | 1 d    |
  send-passcode        | network         |   20 | 1 h    |
  send-passcode        | everyone        |  300 | 60 s   |

  try-passcode         | address         |    5 | 600 s  | 15 min
  try-passcode         | address+network |   10 | 1 d    | 1 d
  try-passcode         | address         |   20 | 1 d    | 1 d
  try-passcode         | network         |  100 | 1 d    | 1 d

  try-recovery-key     | key             |   10 | 1 h    |
  try-recovery-key     | network         |   20 | 1 h    |
  try-recovery-key     | network         |  100 | 1 d    |

  hear-address-in-use  | network         |   10 | 1 h    |

  create-account       | network         |   20 | 1 h    |
  create-account       | network         |  100 | 1 d    |

  subscribe-newsletter | address         |    1 | 60 s   |
  subscribe-newsletter | address         |    5 | 1 d    |
  subscribe-newsletter | network         |   20 | 1 h    |
  subscribe-newsletter | everyone        |  300 | 60 s   |

  send-feedback        | network         |   10 | 1 h    |
  send-feedback        | network         |   30 | 1 d    |
  send-feedback        | everyone        |  120 | 60 s   |

  send-withdrawal      | address         |    5 | 1 d    |
  send-withdrawal      | network         |   10 | 1 h    |
  send-withdrawal      | everyone        |   60 | 60 s   |

  ask-support          | address         |   10 | 1 d    |
  ask-support          | network         |   10 | 1 h    |
  ask-support          | everyone        |   60 | 60 s   |

  look-up-settings     | network         |  300 | 1 h    |
  save-settings        | network         |   60 | 1 h    |
  save-settings        | everyone        |  600 | 60 s   |

  search-bangs         | network         |  300 | 1 h    |
`;

/** The rules of {@link table}, in its order. */
export const limitRules = readLimitTable(table, limitedActions);

/** The rules of an action for one thing that it is counted by, in the table's order; none where it is not counted so. */
export function limitRulesOf(action: LimitedAction, by: CountedBy): readonly LimitRule[] {
  return limitRules.filter((rule) => rule.action === action && rule.by === by);
}
