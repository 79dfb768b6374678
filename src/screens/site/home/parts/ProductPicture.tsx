import type { ReactNode } from 'react';
import { ChatPicture } from './ChatPicture';
import * as css from './ProductPicture.css';

/**
 * A picture of the dashboard. In front of it, a picture of a Discord channel shows the effect of the settings.
 * Decorative: nothing in it can be focused. The component that draws the dashboard belongs to another screen, so the
 * app passes it in as `dashboard`.
 */
export function ProductPicture({ dashboard }: { dashboard: ReactNode }) {
  return (
    <div aria-hidden inert className={css.frame}>
      <div className={css.app}>{dashboard}</div>
      <div className={css.panel}>
        <ChatPicture />
      </div>
    </div>
  );
}
