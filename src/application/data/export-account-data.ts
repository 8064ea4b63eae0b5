import { brand } from '../../domain/brand.ts';
import type { TooManyRequests } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { AccessFailure, SessionState } from '../account/session-state.ts';
import type { AccountDataApi } from '../ports/account-data-api.ts';

/** A file for the visitor to download. */
export interface DataFile {
  readonly name: string;
  /** JSON text. */
  readonly content: string;
}

/**
 * Fetches everything the site knows about the signed-in account, as a file. Renews the session when its token is
 * refused.
 */
export class ExportAccountData {
  constructor(
    private readonly session: SessionState,
    private readonly api: AccountDataApi,
  ) {}

  async execute(): Promise<Result<DataFile, TooManyRequests | AccessFailure>> {
    const exported = await this.session.authorized((token) => this.api.export(token));
    if (!exported.ok) return exported;
    return success({ name: `${brand.name.toLowerCase()}-account.json`, content: exported.value.json });
  }
}
