/**
 * Water that extends beyond both sides of the drawing to the edges of a wide window. Its surface is 150 units from the
 * top.
 */
export const openWater = `M-2400 150${'q100-10 200 0t200 0'.repeat(13)}V300H-2400z`;
