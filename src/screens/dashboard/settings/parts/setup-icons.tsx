import { CreditCard, Repeat2, TicketCheck, Trophy, UserMinus, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Setup } from '#domain/bot-config/setups';

export const setupIcons: Record<Setup, ReactNode> = {
  onboarding: <UserPlus aria-hidden />,
  tickets: <TicketCheck aria-hidden />,
  points: <Trophy aria-hidden />,
  relays: <Repeat2 aria-hidden />,
  cancellations: <UserMinus aria-hidden />,
  payments: <CreditCard aria-hidden />,
};
