import * as css from './SkipLink.css';

/** The first stop of the keyboard: over the bar, straight to the page's `<main id="main">`. */
export function SkipLink() {
  return (
    <a href="#main" className={css.skip}>
      Skip to content
    </a>
  );
}
