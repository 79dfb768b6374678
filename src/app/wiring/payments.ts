import { paymentsExportMachine } from '#machines/csv-export/csv-export.machine';
import { membershipNamesMachine } from '#machines/membership-names/membership-names.machine';
import { paymentChangeMachine } from '#machines/payment-change/payment-change.machine';
import { paymentSetupMachine } from '#machines/payment-setup/payment-setup.machine';
import { storePaymentsMachine } from '#machines/store-payments/store-payments.machine';
import { loadOwnMemberships } from '#services/supabase/own-memberships';
import { changePaymentSetup, loadPaymentSetup } from '#services/supabase/payment-setup';
import { watchTransactions } from '#services/supabase/store-changes';
import { loadAllTransactions, loadPayments } from '#services/supabase/store-transactions';
import { abortable, watchPage, watchRows } from './actors';

export const storePaymentsLogic = storePaymentsMachine.provide({
  actors: {
    load: abortable(loadPayments),
    watch: watchRows(({ storeId }, reports) => watchTransactions(storeId, reports)),
  },
});

export const paymentsExportLogic = paymentsExportMachine.provide({
  actors: { run: abortable(loadAllTransactions) },
});

export const paymentSetupLogic = paymentSetupMachine.provide({
  actors: { load: abortable(loadPaymentSetup), watch: watchPage },
});

export const membershipNamesLogic = membershipNamesMachine.provide({
  actors: { load: abortable(loadOwnMemberships), watch: watchPage },
});

/** Returns the machine that saves the changes of one store. */
export const paymentChangeLogic = (storeId: string) =>
  paymentChangeMachine.provide({
    actors: {
      run: abortable((change, signal) => changePaymentSetup({ storeId, change }, signal)),
    },
  });
