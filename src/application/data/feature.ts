import type { DeleteAccount } from './delete-account.ts';
import type { ExportAccountData } from './export-account-data.ts';
import type { RequestAccountDeletion } from './request-account-deletion.ts';

/** All of an account's data: taking it along, and having it deleted. */
export interface DataFeature {
  readonly exportAccountData: ExportAccountData;
  readonly requestAccountDeletion: RequestAccountDeletion;
  readonly deleteAccount: DeleteAccount;
}
