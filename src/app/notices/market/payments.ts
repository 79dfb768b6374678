import type { ToastToShow } from '#components/Toasts/queue';
import { paymentMessages } from '#content/messages/market/payments';
import { type PaymentChange, savedChangeOf } from '#domain/marketplace/payment-setup';
import { success } from '../tones';

export function paymentChangedToast(change: PaymentChange): ToastToShow {
  return success(paymentMessages[savedChangeOf(change)]);
}

export const paymentsExportedToast: ToastToShow = success(paymentMessages.exported);
