/**
 * Tables that anybody can make long and whose rows stand alone: no other table refers to them and no two of their rows
 * have to fit together. A dump need not read them in the one moment of all the others.
 */
export const looseTables: ReadonlySet<string> = new Set([
  'beacon_count',
  'cloud_settings',
  'csp_report',
  'feedback',
  'limit_counter',
  'withdrawal',
]);
