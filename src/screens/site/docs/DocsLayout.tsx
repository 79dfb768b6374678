import type { ReactNode } from 'react';
import { DocsNav } from './parts/DocsNav';
import * as css from './DocsLayout.css';

export interface DocsLayoutProps {
  path: string;
  children: ReactNode;
}

/**
 * The layout of documentation pages (product.md §5.1). The navigation is beside the text. On narrow windows, it is in
 * the menu of the site's header instead.
 */
export function DocsLayout({ path, children }: DocsLayoutProps) {
  return (
    <div className={css.docs}>
      <div className={css.side}>
        <DocsNav path={path} />
      </div>
      <div className={css.page}>{children}</div>
    </div>
  );
}
