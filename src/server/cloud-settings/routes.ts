import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  CloudSettingsQuery,
  type CloudSettingsReply,
  cloudSettingsPath,
} from '../../contract/cloud-settings.ts';
import { second } from '../../domain/duration.ts';
import type { ServerDeps } from '../deps.ts';
import { clientKey } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { readJson, readQuery } from '../http/read-input.ts';
import type { Limits } from '../limits/limits.ts';
import type { NetworkLimits } from '../limits/network-limits.ts';
import { readSentSettings } from './read-settings.ts';
import { SavedSettings } from './saved-settings.ts';

/** Maximum size in characters, far above all settings with their longest values. */
const largestSettings = 8 * 1024;
/** A browser may send codes that only another version knows, with any values. */
const AnyFields = z.record(z.string(), z.unknown());

/** Cloud-saved settings, to be mounted at the root. The key is the only credential: whoever has it has the settings. */
export function cloudSettingsRoutes(
  deps: Pick<ServerDeps, 'config' | 'clock' | 'db'> & {
    readonly limits: Limits;
    readonly networkLimits: NetworkLimits;
  },
): Hono {
  const { config, clock, db, limits, networkLimits } = deps;
  const saved = new SavedSettings(db, config.secrets.site);
  const refuseFor = (wait: number) => {
    if (wait > 0) throw new HttpError(429, 'too_many_requests', { retryAfterSeconds: wait / second });
  };
  const maySave = async (c: Context) => {
    const by = { network: clientKey(c, config) };
    refuseFor((await limits.take({ action: 'save-settings', by, now: clock.now() })).wait);
  };

  const routes = new Hono();
  routes.get(cloudSettingsPath, async (c) => {
    const { key } = readQuery(c, CloudSettingsQuery);
    refuseFor(networkLimits.waitFor('look-up-settings', c));
    const settings = await saved.load(key, clock.now());
    if (settings === null) throw new HttpError(404, 'not_found');
    return c.json(settings);
  });

  routes.put(cloudSettingsPath, async (c) => {
    const { key } = readQuery(c, CloudSettingsQuery);
    if ((await c.req.text()).length > largestSettings) throw new HttpError(413, 'invalid_request');
    const settings = readSentSettings(await readJson(c, AnyFields));
    if (settings === null) throw new HttpError(400, 'invalid_request');
    await maySave(c);
    await saved.save(key, settings, clock.now());
    return c.json<CloudSettingsReply>({ status: 'saved' });
  });

  routes.delete(cloudSettingsPath, async (c) => {
    const { key } = readQuery(c, CloudSettingsQuery);
    await maySave(c);
    if (!(await saved.remove(key))) throw new HttpError(404, 'not_found');
    return c.json<CloudSettingsReply>({ status: 'deleted' });
  });
  return routes;
}
