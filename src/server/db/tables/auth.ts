import type { Generated } from 'kysely';

/** Why a token family ended; each reason has its own `error_code` on the wire. */
export type FamilyEnd = 'reused' | 'logged-out' | 'fraud';

/**
 * Tables of the auth service. Passcodes, codes, cookies, tokens and recovery keys are stored as keyed hashes only. A deleted
 * account remains as a bare id, as long as old bills refer to it, otherwise for 60 days. `email_change` holds the former
 * address, sealed, to undo the change. `token_family` briefly holds the next token, sealed with a key that only its
 * predecessor yields.
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
    /** The passcode that linked it to its account, to recognize a call repeated because its response was lost. */
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
    /** The tokens issued on first use, for an exchange repeated because its response was lost. */
    sealed_grant: string | null;
  };
  token_family: {
    id: string;
    account_id: string;
    client_id: string;
    created_at: number;
    /** When it started or one of its refresh tokens was last used. */
    last_used_at: number;
    ended_at: number | null;
    end_reason: FamilyEnd | null;
    /** Hash of the current, unused refresh token. */
    token_hash: string;
    /** The token's position in the family; 0 for one from before they were numbered. */
    token_number: number;
    token_expires_at: number;
    /** JSON: the tokens whose successor may be returned again, see `RecentUse`. */
    recent_uses: string | null;
    /** Hashes of all tokens from before they were numbered, separated by spaces. */
    former_hashes: string | null;
  };
  recovery_key: {
    account_id: string;
    key_hash: string;
    made_at: number;
    /** When its owner confirmed having saved it, or signed in with it; null when it was only shown. */
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
    /** The request it was mailed for, or the call that used it, to recognize a call repeated because its response was lost. */
    request_hash: string | null;
  };
}
