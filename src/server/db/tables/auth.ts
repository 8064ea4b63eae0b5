import type { Generated } from 'kysely';

/** Why a family of tokens ended; each has its own `error_code` on the wire. */
export type FamilyEnd = 'reused' | 'logged-out' | 'fraud';

/**
 * Tables of the auth service. Passcodes, codes, cookies, tokens and recovery keys stand here as keyed hashes only. A deleted account
 * stays as a bare id, as long as old bills refer to it, else for 60 days. `email_change` holds the former address sealed, to undo the change;
 * `token_family` for a short time the next token, under a key that only its predecessor yields.
 */
export interface AuthTables {
  signing_key: {
    kid: string;
    public_jwk: string;
    sealed_private_jwk: string;
    created_at: number;
    signs_from: number;
  };
  account: {
    id: string;
    email: string | null;
    created_at: number;
    locale: string | null;
    deletion_asked_at: number | null;
    deleted_at: number | null;
  };
  authorization_session: {
    id_hash: string;
    client_id: string;
    code_challenge: string;
    redirect_uri: string | null;
    created_account_id: string | null;
    expires_at: number;
    closed_at: number | null;
    /** With which passcode it was led to its account, for one that is repeated because the answer was lost. */
    passcode_hash: string | null;
  };
  authorization_code: {
    code_hash: string;
    session_id_hash: string;
    account_id: string;
    client_id: string;
    code_challenge: string;
    redirect_uri: string | null;
    expires_at: number;
    used_at: number | null;
    family_id: string | null;
    /** The tokens that its first use gave, for an exchange repeated because its answer was lost. */
    sealed_grant: string | null;
  };
  token_family: {
    id: string;
    account_id: string;
    client_id: string;
    created_at: number;
    /** When it began or a refresh token of it was last used. */
    last_used_at: number;
    ended_at: number | null;
    end_reason: FamilyEnd | null;
    /** Of the refresh token that has not been used. */
    token_hash: string;
    /** The how many-th of the family it is; 0 for one from before they were counted. */
    token_number: number;
    token_expires_at: number;
    /** JSON: the tokens whose successor is given again, see `RecentUse`. */
    recent_uses: string | null;
    /** Of all tokens from before they were counted, with spaces between. */
    former_hashes: string | null;
  };
  recovery_key: {
    account_id: string;
    key_hash: string;
    made_at: number;
    /** When its owner said that it is saved, or signed in with it; null when it was only shown. */
    kept_at: number | null;
  };
  legacy_token: { token_hash: string; account_id: string; created_at: number; expires_at: number };
  email_change: {
    token_hash: string;
    account_id: string;
    sealed_former: string;
    former_locale: string | null;
    changed_at: number;
    position: Generated<number>;
  };
  limit_counter: { key: string; history: string; touched_at: number };
  passcode: {
    id: string;
    address_hash: string;
    purpose: string;
    code_hash: string;
    sent_at: number;
    /** For which request it was mailed, or by which call used, for one that is repeated because the answer was lost. */
    request_hash: string | null;
  };
}
