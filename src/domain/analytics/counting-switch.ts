/** The entry that a browser keeps while its visitor wants no counts to be sent, whatever stands in it. */
export const countingSwitch = 'counting';

/** What stands in it. */
export const countingOff = 'off';
