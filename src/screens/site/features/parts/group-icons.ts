import {
  BadgeDollarSign,
  Coins,
  DoorOpen,
  Gamepad2,
  HandHeart,
  type LucideIcon,
  MessageSquareQuote,
  Radar,
  ShieldCheck,
  ShoppingCart,
  SlidersHorizontal,
  TrendingUp,
  UserCog,
  Workflow,
} from 'lucide-react';
import type { BaseGroupId } from '#content/features/base';

const icons: Record<BaseGroupId | 'amazon', LucideIcon> = {
  onboarding: DoorOpen,
  subscriptions: BadgeDollarSign,
  retention: HandHeart,
  roles: UserCog,
  success: TrendingUp,
  points: Coins,
  engagement: Gamepad2,
  keywords: MessageSquareQuote,
  deals: Radar,
  automation: Workflow,
  moderation: ShieldCheck,
  dashboard: SlidersHorizontal,
  amazon: ShoppingCart,
};

export const groupIcons: Readonly<Record<string, LucideIcon | undefined>> = icons;
