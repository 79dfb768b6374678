import { barHeight } from '../../shell/bar-height';

const form = '50rem';
const navigation = '12rem';
const gap = '3rem';

export const layout = {
  toolbar: barHeight,
  form,
  navigation,
  gap,
  /** The maximum width of the form without headings beside it. */
  narrow: '52rem',
  /** The maximum width of the form with headings beside it. */
  wide: `calc(${form} + ${gap} + ${navigation})`,
  /** Below this width, the toolbar hides some labels. */
  cramped: '(width < 64em)',
  /** The minimum width at which the headings fit beside the form. */
  roomy: '(width >= 80em)',
} as const;
