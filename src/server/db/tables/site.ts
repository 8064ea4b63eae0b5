/** Single values the site keeps, such as the offset of the adjustable clock. */
export interface SiteTables {
  site_value: { key: string; value: string };
}
