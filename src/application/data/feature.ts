import type { DeleteAccount } from './delete-account.ts';
import type { ExportAccountData } from './export-account-data.ts';
import type { RequestAccountDeletion } from './request-account-deletion.ts';

/** Exporting all of an account's data, and deleting it. */
export interface DataFeature {
  readonly exportAccountData: ExportAccountData;
  readonly requestAccountDeletion: RequestAccountDeletion;
  readonly deleteAccount: DeleteAccount;
}
