/**
 * What the services of the subscription promise in figures, each in this one place only. Site facts, section 7, "Feature
 * matrix".
 */
export const services = {
  removal: {
    /** People-search sites that are searched. */
    sites: 50,
    /** Hours that the quickest sites take to remove an entry. */
    fastestHours: 24,
    /** Weeks that the slowest sites take. */
    slowestWeeks: 6,
    /** Hours after which an e-mail in which a site asks for confirmation is deleted at the latest. */
    confirmationHours: 72,
  },
  restoration: {
    /** Of the advisers, as it is dialled: free of charge in the United States, and the one for calls from all other countries. */
    phones: { us: '+1 800 555 0199', elsewhere: '+1 207 555 0178' },
    /** Seconds that a caller waits on average. */
    answerSeconds: 30,
  },
} as const;
