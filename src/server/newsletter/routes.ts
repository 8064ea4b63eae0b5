import { Hono } from 'hono';
import type { ServerDeps } from '../deps.ts';
import type { Limits } from '../limits/limits.ts';
import type { Mail } from '../mail/mail.ts';
import { ConfirmNewsletter } from './confirm-newsletter.ts';
import { LeaveNewsletter } from './leave-newsletter.ts';
import { linkRoutes } from './link-routes.ts';
import { NewsletterTokens } from './newsletter-tokens.ts';
import { SignUpForNewsletter } from './sign-up-for-newsletter.ts';
import { signUpRoutes } from './sign-up-routes.ts';

/** The newsletter, to be mounted at the root: the sign-up with double opt-in, and the pages behind the links in its mail. */
export function newsletterRoutes(
  deps: Pick<ServerDeps, 'config' | 'clock' | 'db'> & { readonly limits: Limits },
  { outbox, suppressions }: Pick<Mail, 'outbox' | 'suppressions'>,
): Hono {
  const { config, clock, db, limits } = deps;
  const { site } = config.secrets;
  const tokens = new NewsletterTokens(site);
  const signUp = new SignUpForNewsletter(db, clock, limits, outbox, suppressions, tokens, config.publicUrl);
  const confirm = new ConfirmNewsletter(db, clock, suppressions, tokens);
  const leave = new LeaveNewsletter(db, clock, suppressions, tokens);

  const routes = new Hono();
  routes.route('/', signUpRoutes(config, signUp));
  routes.route('/', linkRoutes(confirm, leave));
  return routes;
}
