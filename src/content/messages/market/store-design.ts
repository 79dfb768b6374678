import { formatNumber } from '#domain/format-number';
import type { BadgeIcon, FaqEntry, StoreLayout, SupportType } from '#domain/marketplace/design';
import type { DesignKey, DesignProblem } from '#domain/marketplace/design-form';
import type { StoreSaveError } from '#domain/marketplace/own-store';
import type { AdjustedColor } from '#domain/marketplace/readable-colors';

/** Texts of the design editor of a store (product.md §21.10). */
export const storeDesignMessages = {
  saved: 'Store design saved successfully!',
  reset: 'Design reset to defaults',
  title: 'Store design',
  help: 'Choose how your store page looks. Visitors see changes after you save.',
  previewHelp: 'Links do not open in the preview.',
  nothingToSave: 'No unsaved changes',
  notDesigned: 'This store has no design yet. Save to use this one.',
  conflictTitle: 'This design was changed in another tab',
  conflictHelp:
    'Both tabs changed these parts. Choose which one to keep, then save. The rest was merged.',
  problems: 'Some parts of the design need a correction before it can be saved.',
  noQuestions: 'No questions yet',
  noQuestionsHelp: 'Answer what visitors ask most, such as how to cancel.',
  mostQuestions: 'A store can have up to 50 questions.',
  reorderHelp: 'Press Alt and an arrow key to move the question.',
} as const;

/** Texts that explain why a design was not saved. In each case, the form keeps all changes. */
export const storeSaveErrors = {
  slugTaken: 'Another store has this address now.',
  nameTaken: 'Another store has this name, or it looks official. Change the name of yours.',
  notAllowed: 'This store was deleted or belongs to another account.',
  notAdministrator: "You don't administer this Discord server.",
  hiddenBySite:
    'Grouped has hidden this store, or has to review another one of yours first, so it cannot be published. Contact support.',
  rejected: 'The server did not accept a value. Check the form and save again.',
  signInRequired: 'Sign in again to save. Your changes are kept.',
  unreachable: 'Not saved. Check your connection and save again.',
  unanswered:
    'The server did not respond, so your changes may not have been saved. Check your connection and save again.',
} as const satisfies Record<Exclude<StoreSaveError['kind'], 'conflict'>, string>;

export const designLabels = {
  layout: 'Layout',
  iconBadge: 'Badge icon',
  primaryColor: 'Primary color',
  secondaryColor: 'Secondary color',
  accentColor: 'Accent color',
  useGradient: 'Use a gradient',
  heroSubtitle: 'Subtitle',
  supportType: 'Support',
  customSupportHours: 'Support hours',
  faq: 'Questions and answers',
} as const satisfies Record<DesignKey, string>;

export const layoutTexts = {
  modern: { label: 'Modern', description: 'A wide gradient with cards below it' },
  classic: { label: 'Classic', description: 'Two columns, with the memberships on the right' },
  minimal: { label: 'Minimal', description: 'One narrow column of text' },
} as const satisfies Record<StoreLayout, { label: string; description: string }>;

export const supportTexts = {
  '24/7': '24/7',
  business: 'Business hours',
  custom: 'Custom hours',
} as const satisfies Record<SupportType, string>;

/** Returns the label of an icon, such as 'Badge dollar sign' for 'BadgeDollarSign'. */
export function iconLabel(icon: BadgeIcon): string {
  const [first = '', ...others] = icon.split(/(?=[A-Z])/);
  return [first, ...others.map((word) => word.toLowerCase())].join(' ');
}

export function designProblemText(problem: DesignProblem): string {
  switch (problem.kind) {
    case 'notAColor':
      return 'Enter a color as # and six hex digits, like #6f4cff.';
    case 'tooLong':
      return `${formatNumber(problem.length)} of ${formatNumber(problem.most)} characters. Shorten it.`;
    case 'hoursMissing':
      return 'Enter when you answer, like “Weekdays, 9 AM to 6 PM Eastern”.';
    case 'questionMissing':
      return 'Enter the question.';
    case 'answerMissing':
      return 'Enter the answer.';
    case 'faqTooLarge':
      return 'The questions together are too long. Shorten or remove some.';
  }
}

/** Returns the text that says which other color the page uses. */
export function adjustedColorText(adjusted: AdjustedColor): string {
  const { field, before, after } = adjusted;
  const color = `${designLabels[field]} ${before}`;
  return adjusted.use === 'text'
    ? `${color} is hard to read as text in the ${adjusted.scheme} theme. The page uses ${after} there.`
    : `Text on this gradient is hard to read. The page uses ${after} in the gradient instead of ${color}.`;
}

export function unsavedDesignText(count: number): string {
  return count === 1 ? '1 unsaved change' : `${formatNumber(count)} unsaved changes`;
}

/** Screen reader announcements for changes of the list of questions. `place` counts from 1. */
export const questionAnnouncements = {
  added: (place: number) => `Question ${place} added`,
  removed: (place: number) => `Question ${place} removed`,
  moved: (place: number, count: number) => `Moved to position ${place} of ${count}`,
} as const;

/** Returns a value of the design as text. It is used in sentences that compare two values. */
export function describeDesignValue(value: string | boolean | readonly FaqEntry[] | null): string {
  if (typeof value === 'string') return value.trim() === '' ? 'Nothing' : value;
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (value === null) return 'Nothing';
  if (value.length === 0) return 'No questions';
  return value.map(({ question }) => question).join(' · ');
}
