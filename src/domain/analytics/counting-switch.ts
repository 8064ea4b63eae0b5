/** The storage entry whose presence, whatever its value, means that the visitor has opted out of counting. */
export const countingSwitch = 'counting';

/** The value written to it. */
export const countingOff = 'off';
