import { changedFields } from '../merge-fields';
import { designLimits, type FaqEntry, type StoreDesign } from './design';

/** Colors are texts, because the input may not be valid yet. Sellers cannot edit the figures, which are counted. */
export interface DesignForm {
  primaryColor: string;
  secondaryColor: string;
  accentColor: string;
  useGradient: boolean;
  heroSubtitle: string;
  iconBadge: StoreDesign['iconBadge'];
  layout: StoreDesign['layout'];
  supportType: StoreDesign['stats']['supportType'];
  customSupportHours: string;
  faq: readonly FaqEntry[];
}
export type DesignKey = keyof DesignForm;

/** Unsaved changes of a design, stored in this browser. `base` is the design before the changes. */
export interface DesignDraft {
  version: number;
  base: DesignForm;
  form: DesignForm;
}

export const designKeys = [
  'layout',
  'iconBadge',
  'primaryColor',
  'secondaryColor',
  'accentColor',
  'useGradient',
  'heroSubtitle',
  'supportType',
  'customSupportHours',
  'faq',
] as const satisfies readonly DesignKey[];

/** The maximum size of all questions as JSON, in UTF-8 bytes. The database accepts 64 kB for a whole design. */
const MOST_FAQ_BYTES = 60_000;

export function formOfDesign({ stats, ...design }: StoreDesign): DesignForm {
  const { primaryColor, secondaryColor, accentColor, useGradient, heroSubtitle } = design;
  return {
    primaryColor,
    secondaryColor,
    accentColor,
    useGradient,
    heroSubtitle,
    iconBadge: design.iconBadge,
    layout: design.layout,
    supportType: stats.supportType,
    customSupportHours: stats.customSupportHours,
    faq: design.faq,
  };
}

/** An invalid color becomes the value in `base`. Leaves out questions whose two parts are both blank. */
export function designOfForm(form: DesignForm, base: StoreDesign): StoreDesign {
  const color = (key: 'primaryColor' | 'secondaryColor' | 'accentColor') =>
    isColor(form[key]) ? form[key].toLowerCase() : base[key];
  return {
    primaryColor: color('primaryColor'),
    secondaryColor: color('secondaryColor'),
    accentColor: color('accentColor'),
    useGradient: form.useGradient,
    heroSubtitle: form.heroSubtitle,
    iconBadge: form.iconBadge,
    layout: form.layout,
    stats: {
      ...base.stats,
      supportType: form.supportType,
      customSupportHours: form.customSupportHours,
    },
    faq: form.faq.filter(({ question, answer }) => question.trim() !== '' || answer.trim() !== ''),
  };
}

export function designChanges(stored: StoreDesign, form: DesignForm): DesignKey[] {
  return changedFields<DesignForm>(designKeys, formOfDesign(stored), form);
}

export type DesignProblem =
  | { kind: 'notAColor' }
  | { kind: 'tooLong'; most: number; length: number }
  | { kind: 'hoursMissing' }
  | { kind: 'questionMissing' }
  | { kind: 'answerMissing' }
  | { kind: 'faqTooLarge' };

/** The location of a problem: a field of the form, or the question or the answer of the FAQ entry with the given id. */
export type DesignPlace = DesignKey | `faq.${string}.${'question' | 'answer'}`;

/** Returns the problems that the user has to correct before the form can be saved, in the order of the editor. */
export function designProblems(form: DesignForm): ReadonlyMap<DesignPlace, DesignProblem> {
  const { heroSubtitle, customSupportHours, supportType, faq } = form;
  const found: [DesignPlace, DesignProblem | null][] = [
    ['primaryColor', colorProblem(form.primaryColor)],
    ['secondaryColor', colorProblem(form.secondaryColor)],
    ['accentColor', colorProblem(form.accentColor)],
    ['heroSubtitle', lengthProblem(heroSubtitle, designLimits.heroSubtitle)],
    [
      'customSupportHours',
      supportType === 'custom' && customSupportHours.trim() === ''
        ? { kind: 'hoursMissing' }
        : lengthProblem(customSupportHours, designLimits.customSupportHours),
    ],
    ['faq', isTooLarge(faq) ? { kind: 'faqTooLarge' } : null],
    ...faq.flatMap(faqProblems),
  ];
  return new Map(
    found.flatMap(([place, problem]) => (problem === null ? [] : [[place, problem] as const])),
  );
}

function faqProblems({ id, question, answer }: FaqEntry): [DesignPlace, DesignProblem | null][] {
  const [hasQuestion, hasAnswer] = [question.trim() !== '', answer.trim() !== ''];
  return [
    [
      `faq.${id}.question`,
      hasAnswer && !hasQuestion
        ? { kind: 'questionMissing' }
        : lengthProblem(question, designLimits.question),
    ],
    [
      `faq.${id}.answer`,
      hasQuestion && !hasAnswer
        ? { kind: 'answerMissing' }
        : lengthProblem(answer, designLimits.answer),
    ],
  ];
}

function isTooLarge(faq: readonly FaqEntry[]): boolean {
  return new TextEncoder().encode(JSON.stringify(faq)).length > MOST_FAQ_BYTES;
}

function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

function colorProblem(text: string): DesignProblem | null {
  return isColor(text) ? null : { kind: 'notAColor' };
}

function lengthProblem(text: string, most: number): DesignProblem | null {
  return text.length <= most ? null : { kind: 'tooLong', most, length: text.length };
}
