import { Hono } from 'hono';
import { authBase, authPaths } from '../../../contract/auth.ts';
import { HostTokenQuery, type HostTokenReply, hostDevPaths } from '../../../contract/dev-host.ts';
import type { EntitlementSource, ServerDeps } from '../../deps.ts';
import { HttpError } from '../../http/http-error.ts';
import { readQuery } from '../../http/read-input.ts';
import type { Simulator } from '../../payment/simulator/simulator.ts';
import { protect } from '../page.tsx';
import { MakeUpSession } from './make-up-session.ts';

/** Issues a valid pair of tokens to developers of a host app, to be mounted at the root. */
export function hostTokenRoutes(
  deps: Pick<ServerDeps, 'config' | 'clock' | 'db'>,
  simulator: Simulator,
  entitlements: EntitlementSource,
): Hono {
  const { config } = deps;
  const makeUp = new MakeUpSession(deps, simulator, entitlements);
  return new Hono().get(hostDevPaths.token, async (c) => {
    const { state = 'active', entitlements: wanted = 'yes' } = readQuery(c, HostTokenQuery);
    const made = await makeUp.execute(state, wanted === 'yes');
    if (!made.ok) throw new HttpError(404, made.error.code);
    protect(c);
    return c.json<HostTokenReply>({
      state,
      ...made.value,
      entitlements: [...made.value.entitlements],
      clientId: config.clients.apps,
      keySet: config.publicUrl + authBase + authPaths.keys,
    });
  });
}
