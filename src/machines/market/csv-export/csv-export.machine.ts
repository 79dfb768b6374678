import { createActorContext } from '@xstate/react';
import type { MembersQuery, StoreMember } from '#domain/marketplace/store-member';
import type { CountRow, OverviewPeriod } from '#domain/marketplace/store-overview';
import type {
  PaymentsResult,
  StoreTransaction,
  TransactionQuery,
} from '#domain/marketplace/transactions';
import { command } from '../../charts/command';

/** Reads all rows of a list for a CSV file. The subject is the request of the list. Each list has a machine of its own. */
export const csvExport = <Request extends object, Row>() =>
  command<{ answer: PaymentsResult<readonly Row[]>; subject: Request }>()({
    id: 'csvExport',
    kinds: { signInRequired: true, notAllowed: true, tooSlow: true, unreachable: true },
    asks: false,
  });

export const countsExportMachine = csvExport<
  { storeId: string; query: { days: OverviewPeriod } },
  CountRow
>();

export const CountsExportContext = createActorContext(countsExportMachine);

export const paymentsExportMachine = csvExport<
  { storeId: string; query: TransactionQuery },
  StoreTransaction
>();

export const PaymentsExportContext = createActorContext(paymentsExportMachine);

export const membersExportMachine = csvExport<
  { storeId: string; query: MembersQuery },
  StoreMember
>();

export const MembersExportContext = createActorContext(membersExportMachine);
