import * as css from './ReportStoreButton.css';

export interface ReportStoreButtonProps {
  onPress: () => void;
  /** Called when a press is likely, to load the code of the dialog. */
  onIntent: () => void;
}

/** In the footer of a store page, with the look of the links beside it. */
export function ReportStoreButton({ onPress, onIntent }: ReportStoreButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      Report store
    </button>
  );
}
