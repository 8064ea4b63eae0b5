import { Hono } from 'hono';
import { isPrivate, type Row } from '../../contract/rows/row.ts';
import type { Config } from '../config/config.ts';
import { CallScheduler } from './call-scheduler.ts';
import { ownPagesOnly } from './own-pages-only.ts';
import { privateAnswers } from './private-answers.ts';

/** Of the ten connections that a server has to Postgres, the others stay for calls that are no stranger's order. */
const strangersAtOnce = 6;

/** What rows of the contract ask of every call to them, to be mounted at the root before the modules; `longestWait` as of `answerInTime`. */
export function rowRules(rows: readonly Row[], config: Config, longestWait: number | undefined): Hono {
  const routes = new Hono();
  const inTurns = new CallScheduler(config, strangersAtOnce, longestWait).middleware;
  const fromOwnPages = ownPagesOnly(config);
  for (const row of rows) {
    if (isPrivate(row)) routes.on(row.method, row.path, privateAnswers);
    if (row.inTurns) routes.on(row.method, row.path, inTurns);
    if (row.ownPagesOnly) routes.on(row.method, row.path, fromOwnPages);
  }
  return routes;
}
