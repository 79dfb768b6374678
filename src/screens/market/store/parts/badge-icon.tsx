import {
  Award,
  Badge,
  BadgeCheck,
  BadgeDollarSign,
  BadgePercent,
  Crown,
  Diamond,
  Gem,
  Heart,
  type LucideIcon,
  Medal,
  Shield,
  Sparkles,
  Star,
  Trophy,
} from 'lucide-react';
import type { BadgeIcon } from '#domain/marketplace/design';

/** The component of each badge icon. */
export const badgeIconComponents = {
  Award,
  Shield,
  Star,
  Crown,
  Diamond,
  Medal,
  Badge,
  BadgeCheck,
  BadgeDollarSign,
  BadgePercent,
  Gem,
  Trophy,
  Heart,
  Sparkles,
} as const satisfies Record<BadgeIcon, LucideIcon>;
