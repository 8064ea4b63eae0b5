/**
 * How long a host app may take, in milliseconds: to open the bridge, and to answer a message (specification, section 9); and
 * a person, whom the app asks something before it answers, such as whether it may send notifications.
 */
export const hostLimits = { handshake: 500, message: 1200, person: 60_000 } as const;
