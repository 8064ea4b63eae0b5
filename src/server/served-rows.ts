import { everyRow } from '../contract/rows/every-row.ts';
import type { Row } from '../contract/rows/row.ts';
import type { Config } from './config/config.ts';

/** The rows of the contract that exist in an environment. */
export function servedRows({ siteEnv }: Pick<Config, 'siteEnv'>): readonly Row[] {
  const rows: readonly Row[] = everyRow;
  return siteEnv === 'production' ? rows.filter((row) => !row.outsideProduction) : rows;
}
