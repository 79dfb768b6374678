import type { StoreLayout } from '#domain/marketplace/design';
import * as css from './LayoutPicture.css';

/** A drawing of a layout: the title, then the memberships. Decorative. */
export function LayoutPicture({ layout }: { layout: StoreLayout }) {
  return (
    <svg aria-hidden viewBox="0 0 48 32" className={css.picture}>
      <rect width="48" height="32" rx="3" className={css.page} />
      {pictures[layout]}
    </svg>
  );
}

const pictures = {
  modern: (
    <>
      <path d="M0 3a3 3 0 0 1 3-3h42a3 3 0 0 1 3 3v11H0z" className={css.accent} />
      <rect x="5" y="18" width="11" height="10" rx="1.5" className={css.part} />
      <rect x="18.5" y="18" width="11" height="10" rx="1.5" className={css.part} />
      <rect x="32" y="18" width="11" height="10" rx="1.5" className={css.part} />
    </>
  ),
  classic: (
    <>
      <rect x="5" y="5" width="6" height="6" rx="1.5" className={css.accent} />
      <rect x="13" y="6" width="14" height="3" rx="1" className={css.part} />
      <rect x="5" y="15" width="22" height="2" rx="1" className={css.part} />
      <rect x="5" y="20" width="22" height="2" rx="1" className={css.part} />
      <rect x="31" y="5" width="12" height="22" rx="1.5" className={css.accent} />
    </>
  ),
  minimal: (
    <>
      <rect x="14" y="5" width="16" height="3" rx="1" className={css.accent} />
      <rect x="14" y="12" width="20" height="2" rx="1" className={css.part} />
      <rect x="14" y="17" width="20" height="2" rx="1" className={css.part} />
      <rect x="14" y="22" width="13" height="2" rx="1" className={css.part} />
    </>
  ),
} as const satisfies Record<StoreLayout, object>;
