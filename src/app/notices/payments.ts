import type { ToastToShow } from '#components/Toasts/queue';
import { paymentMessages } from '#content/messages/payments';
import type { PaymentSetupNotice } from '#machines/payment-setup/payment-setup.setup';
import { success } from './tones';

export const paymentSetupNotices: Record<PaymentSetupNotice, ToastToShow> = {
  secretSaved: success(paymentMessages.secretSaved),
  secretRemoved: success(paymentMessages.secretRemoved),
  planAssigned: success(paymentMessages.planAssigned),
  planRemoved: success(paymentMessages.planRemoved),
  planDismissed: success(paymentMessages.planDismissed),
};

export const paymentsExportedToast: ToastToShow = success(paymentMessages.exported);
