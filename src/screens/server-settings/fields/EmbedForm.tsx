import type { ReactNode } from 'react';
import * as css from './EmbedForm.css';

/** The form and its preview: side by side if there is room, otherwise the preview is below. */
export function EmbedForm({ children, preview }: { children: ReactNode; preview: ReactNode }) {
  return (
    <div className={css.frame}>
      <div className={css.columns}>
        <div className={css.form}>{children}</div>
        <div className={css.preview}>{preview}</div>
      </div>
    </div>
  );
}
