/** Water that runs past the drawing on both sides to the edges of a wide window: its surface is 150 below the top. */
export const openWater = `M-2400 150${'q100-10 200 0t200 0'.repeat(13)}V300H-2400z`;
