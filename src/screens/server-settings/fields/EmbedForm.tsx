import type { ReactNode } from 'react';
import * as css from './EmbedForm.css';

/** The texts of an embed and what they look like: side by side where there is room, else the preview below. */
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
