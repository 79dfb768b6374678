import type { ReactNode } from 'react';
import { stack } from '#theme/box';
import * as css from './EmbedForm.css';

/** A form and its preview. They are side by side if there is enough space, otherwise the preview is below the form. */
export function EmbedForm({ children, preview }: { children: ReactNode; preview: ReactNode }) {
  return (
    <div className={css.frame}>
      <div className={css.columns}>
        <div className={stack({ gap: 'l', shrinks: true })}>{children}</div>
        <div className={css.preview}>{preview}</div>
      </div>
    </div>
  );
}
