/** Areas whose texts only static pages show: they stand in the HTML, or come with an island. Live pages do not load them. */
export const staticOnlyAreas: readonly string[] = ['home', 'island'];
