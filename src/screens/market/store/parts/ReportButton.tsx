import * as css from './StoreFooter.css';

export interface ReportButtonProps {
  children: string;
  /** The accessible name. Set it if the page has several buttons with the same text. */
  label?: string | undefined;
  onPress: () => void;
  /** Called when a press is likely, to load the code of the dialog. */
  onIntent: () => void;
}

export function ReportButton({ children, label, onPress, onIntent }: ReportButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={css.reportButton}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </button>
  );
}
