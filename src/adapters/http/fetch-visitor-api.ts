import { VisitorApi } from '../../application/ports/visitor-api.ts';
import { type CallFailure, type NoCountry, noCountry } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';

export interface FetchVisitorOptions {
  /** Absolute base URL of the site services, without a trailing slash. */
  readonly base: string;
  /** The page's own `?country=`, passed on so that a developer can view the site from another country; null for none. */
  readonly country: string | null;
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * {@link VisitorApi} for static pages, whose size budget excludes the client and schemas of `HttpVisitorApi`. Both pass
 * the same contract tests.
 */
export class FetchVisitorApi extends VisitorApi {
  constructor(private readonly options: FetchVisitorOptions) {
    super();
  }

  async country(): Promise<Result<string, NoCountry | CallFailure>> {
    const called = await this.countryAt('/countryCode');
    // Offline, the fallback file cannot be reached either.
    if (called.ok || called.error.code === 'offline') return called;
    const file = await this.countryAt('/country.json');
    return file.ok ? file : called;
  }

  async eligible(): Promise<Result<boolean, CallFailure>> {
    const answer = await this.ask('/privacy-pro-eligible.json');
    if (!answer.ok) return answer;
    // Only the status counts, but an unread body keeps the connection open until the timeout.
    await answer.value.text().catch(() => '');
    if (answer.value.ok) return success(true);
    return answer.value.status === 404 ? success(false) : failure({ code: 'communication' });
  }

  private async countryAt(path: string): Promise<Result<string, NoCountry | CallFailure>> {
    const answer = await this.ask(path);
    if (!answer.ok) return answer;
    if (!answer.value.ok) return failure({ code: 'communication' });
    const body: unknown = await answer.value.json().catch(() => null);
    const country: unknown =
      typeof body === 'object' && body !== null && 'country' in body ? body.country : null;
    return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? success(country) : failure(noCountry);
  }

  private async ask(path: string): Promise<Result<Response, { readonly code: 'offline' }>> {
    const { base, country, timeoutMs = 10_000, fetch = globalThis.fetch } = this.options;
    const query = country !== null && /^[a-z]{2}$/i.test(country) ? `?country=${country}` : '';
    try {
      const answer = await fetch(`${base}${path}${query}`, {
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        credentials: 'same-origin',
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return success(answer);
    } catch {
      return failure({ code: 'offline' });
    }
  }
}
