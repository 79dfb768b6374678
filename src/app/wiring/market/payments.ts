import type { StoreTransaction } from '#domain/marketplace/transactions';
import {
  paymentsExportMachine,
  type PaymentsRequest,
} from '#machines/market/csv-export/csv-export.machine';
import { paymentChangeMachine } from '#machines/market/payment-change/payment-change.machine';
import { paymentSetupMachine } from '#machines/market/payment-setup/payment-setup.machine';
import { storePaymentsMachine } from '#machines/market/store-payments/store-payments.machine';
import { changePaymentSetup, loadPaymentSetup } from '#services/market/payment-setup';
import { watchTransactions } from '#services/market/store-changes';
import { transactionsCsv } from '#domain/marketplace/transactions-csv';
import { exportPage } from '#services/market/export-page';
import { loadPayments, loadTransactionsAfter } from '#services/market/store-transactions';
import { abortable, changing, watchPage, watchRows } from '../actors';

export const storePaymentsLogic = storePaymentsMachine.provide({
  actors: {
    load: abortable(loadPayments),
    watch: watchRows(({ storeId }, reports) => watchTransactions(storeId, reports)),
  },
});

export const paymentsExportLogic = paymentsExportMachine.provide({
  actors: {
    readPage: abortable(
      exportPage<PaymentsRequest, StoreTransaction>(
        loadTransactionsAfter,
        (rows, { memberships }, isFirst) => transactionsCsv(rows, memberships, isFirst),
      ),
    ),
  },
});

export const paymentSetupLogic = paymentSetupMachine.provide({
  actors: { load: abortable(loadPaymentSetup), watch: watchPage },
});

/** Returns the machine that saves the changes of one store. */
export const paymentChangeLogic = (storeId: string) =>
  paymentChangeMachine.provide({
    actors: {
      run: changing((change, signal) => changePaymentSetup({ storeId, change }, signal)),
    },
  });
