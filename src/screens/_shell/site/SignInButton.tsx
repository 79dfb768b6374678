import * as css from './SignInButton.css';

export interface SignInButtonProps {
  onPress: () => void;
  /** The pointer or the keyboard came near: what the press needs can be fetched already. */
  onIntent?: () => void;
}

/** AccountButton's signed-out state before AccountButton is loaded: pressed, that takes its place with its menu open. */
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
