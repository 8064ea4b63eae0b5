import { SessionState } from '../../../application/account/session-state.ts';
import { DeleteAccount } from '../../../application/data/delete-account.ts';
import { ExportAccountData } from '../../../application/data/export-account-data.ts';
import { RequestAccountDeletion } from '../../../application/data/request-account-deletion.ts';
import { AccountDataApi } from '../../../application/ports/account-data-api.ts';
import type { Feature } from '../../feature.ts';

/** Exporting all of an account's data, and deleting it. */
export const feature: Feature<'data'> = {
  bindUseCases(bind) {
    bind(ExportAccountData)
      .toResolvedValue((session, api) => new ExportAccountData(session, api), [SessionState, AccountDataApi])
      .inSingletonScope();
    bind(RequestAccountDeletion)
      .toResolvedValue(
        (session, api) => new RequestAccountDeletion(session, api),
        [SessionState, AccountDataApi],
      )
      .inSingletonScope();
    bind(DeleteAccount)
      .toResolvedValue((session, api) => new DeleteAccount(session, api), [SessionState, AccountDataApi])
      .inSingletonScope();
  },
  of: (container) => ({
    exportAccountData: container.get(ExportAccountData),
    requestAccountDeletion: container.get(RequestAccountDeletion),
    deleteAccount: container.get(DeleteAccount),
  }),
};
