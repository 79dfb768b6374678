import * as v from 'valibot';
import { cleanText } from '../message/clean-text';

/** The icons that a seller can choose as the badge of a store (product.md §21.4), by their lucide names. */
export const badgeIcons = [
  'Award',
  'Shield',
  'Star',
  'Crown',
  'Diamond',
  'Medal',
  'Badge',
  'BadgeCheck',
  'BadgeDollarSign',
  'BadgePercent',
  'Gem',
  'Trophy',
  'Heart',
  'Sparkles',
] as const;
export type BadgeIcon = (typeof badgeIcons)[number];

export const layouts = ['modern', 'classic', 'minimal'] as const;
export type StoreLayout = (typeof layouts)[number];

export const supportTypes = ['24/7', 'business', 'custom'] as const;
export type SupportType = (typeof supportTypes)[number];

export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
}

/** The appearance and the texts of a store page. Colors are '#rrggbb'. */
export interface StoreDesign {
  primaryColor: string;
  secondaryColor: string;
  accentColor: string;
  useGradient: boolean;
  heroSubtitle: string;
  iconBadge: BadgeIcon;
  layout: StoreLayout;
  stats: {
    activeMembers: number;
    totalFeatures: number;
    reviewsEnabled: boolean;
    /** From 0 to 5. Used only for demo stores. The ratings of other stores are computed from their members' reviews. */
    averageRating: number;
    totalReviews: number;
    supportType: SupportType;
    /** Shown if `supportType` is 'custom'. */
    customSupportHours: string;
  };
  faq: readonly FaqEntry[];
}

export const defaultDesign: StoreDesign = {
  primaryColor: '#9b87f5',
  secondaryColor: '#6f4cff',
  accentColor: '#8b76f5',
  useGradient: true,
  heroSubtitle: 'Discover our exclusive memberships and join our community',
  iconBadge: 'Award',
  layout: 'modern',
  stats: {
    activeMembers: 0,
    totalFeatures: 0,
    reviewsEnabled: false,
    averageRating: 0,
    totalReviews: 0,
    supportType: '24/7',
    customSupportHours: '',
  },
  faq: [],
};

/** The maximum lengths in characters, and the maximum number of questions. */
export const designLimits = {
  heroSubtitle: 200,
  customSupportHours: 100,
  faq: 50,
  question: 300,
  answer: 4_000,
} as const;

const color = (initial: string) =>
  v.fallback(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i), v.toLowerCase()), initial);
const shown = v.pipe(v.string(), v.transform(cleanText));
const text = (initial: string) => v.fallback(shown, initial);
const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
const entry = v.object({ id: v.string(), question: shown, answer: shown });

const { stats: figures } = defaultDesign;
const statsSchema = v.object({
  activeMembers: count,
  totalFeatures: count,
  reviewsEnabled: v.fallback(v.boolean(), figures.reviewsEnabled),
  averageRating: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 0),
  totalReviews: count,
  supportType: v.fallback(v.picklist(supportTypes), figures.supportType),
  customSupportHours: text(figures.customSupportHours),
});

const designSchema = v.object({
  primaryColor: color(defaultDesign.primaryColor),
  secondaryColor: color(defaultDesign.secondaryColor),
  accentColor: color(defaultDesign.accentColor),
  useGradient: v.fallback(v.boolean(), defaultDesign.useGradient),
  heroSubtitle: text(defaultDesign.heroSubtitle),
  iconBadge: v.fallback(v.picklist(badgeIcons), defaultDesign.iconBadge),
  layout: v.fallback(v.picklist(layouts), defaultDesign.layout),
  stats: v.fallback(statsSchema, figures),
  faq: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) => entries.flatMap(faqEntry)),
    ),
    [],
  ),
});

function faqEntry(stored: unknown): FaqEntry[] {
  const parsed = v.safeParse(entry, stored);
  return parsed.success ? [parsed.output] : [];
}

/** Returns the questions that a store page shows: those with both a question text and an answer. */
export function answeredQuestions({ faq }: Pick<StoreDesign, 'faq'>): readonly FaqEntry[] {
  return faq.filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== '');
}

/** Returns the colors between which the cover of a store changes. */
export function coverColors({
  primaryColor,
  secondaryColor,
  useGradient,
}: Pick<StoreDesign, 'primaryColor' | 'secondaryColor' | 'useGradient'>) {
  return [primaryColor, useGradient ? secondaryColor : primaryColor] as const;
}

/** Each missing or invalid part gets its default value. Removes control characters from texts. */
export function parseDesign(stored: unknown): StoreDesign {
  const parsed = v.safeParse(designSchema, stored);
  return parsed.success ? parsed.output : defaultDesign;
}
