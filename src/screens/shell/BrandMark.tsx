import * as css from './BrandMark.css';

/** The product's logo, as in `public/favicon.svg`. Decorative: the name is next to it. */
export function BrandMark() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={css.mark}>
      <rect width="32" height="32" rx="9" className={css.tile} />
      <g className={css.people}>
        <circle cx="12" cy="13" r="4" />
        <circle cx="21" cy="15" r="3" />
        <path d="M5.5 25c.6-4 3.200-6 6.500-6s5.900 2 6.500 6M20 21.200c3.300-.6 5.800 1 6.500 3.800" />
      </g>
    </svg>
  );
}
