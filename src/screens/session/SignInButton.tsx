import * as css from './SignInButton.css';

export interface SignInButtonProps {
  onPress: () => void;
  onIntent?: () => void;
}

/** The "Sign in" button before `AccountButton` is loaded. On press, `AccountButton` replaces it and opens its menu. */
export function SignInButton({ onPress, onIntent }: SignInButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={css.button}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      Sign in
    </button>
  );
}
