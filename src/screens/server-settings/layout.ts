const form = '48rem';
const navigation = '12rem';
const gap = '3rem';

export const layout = {
  toolbar: '3.75rem',
  form,
  navigation,
  gap,
  /** The widest form without headings beside it. */
  narrow: '52rem',
  /** The widest form with headings beside it. */
  wide: `calc(${form} + ${gap} + ${navigation})`,
  /** Below this width, the toolbar hides some labels. */
  cramped: '(width < 64em)',
  /** From this width, the headings fit beside the form. */
  roomy: '(width >= 80em)',
} as const;
