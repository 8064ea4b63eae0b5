/**
 * Figures that describe the services of the subscription, defined only here. Site facts, section 7, "Feature matrix".
 */
export const services = {
  removal: {
    /** People-search sites that are scanned. */
    sites: 50,
    /** Hours the quickest sites take to remove an entry. */
    fastestHours: 24,
    /** Weeks the slowest sites take. */
    slowestWeeks: 6,
    /** Hours after which a site's confirmation e-mail is deleted at the latest. */
    confirmationHours: 72,
  },
  restoration: {
    /**
     * Phone numbers of the advisers, as dialled: toll-free in the United States, and one for calls from all other
     * countries.
     */
    phones: { us: '+1 800 555 0199', elsewhere: '+1 207 555 0178' },
    /** Average wait of a caller, in seconds. */
    answerSeconds: 30,
  },
} as const;
