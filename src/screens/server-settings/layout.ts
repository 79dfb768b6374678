const form = '48rem';
const navigation = '12rem';
const gap = '3rem';

/** The measures that the bar and the page below it share. */
export const layout = {
  /** How high the bar is. */
  toolbar: '3.75rem',
  form,
  navigation,
  gap,
  /** The form without the headings beside it, at its widest. */
  narrow: '52rem',
  /** The form with the headings beside it. */
  wide: `calc(${form} + ${gap} + ${navigation})`,
  /** Up to here the bar has no room for every word. */
  cramped: '(max-width: 1023px)',
  /** From here on there is room for the headings beside the form. */
  roomy: '(min-width: 1280px)',
} as const;
