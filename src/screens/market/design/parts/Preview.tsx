import { type MouseEvent, useId } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { storeDesignMessages } from '#content/messages/market/store-design';
import { designOfForm } from '#domain/marketplace/design-form';
import type { SoldMembership } from '#domain/marketplace/membership';
import { StoreDesignContext } from '#machines/market/store-design/store-design.machine';
import { box, stack } from '#theme/box';
import { StoreView } from '../../store/StoreView';
import * as css from '../Design.css';

export interface PreviewProps {
  memberships: readonly SoldMembership[];
  /** The current time in Unix ms. It determines which price applies. */
  now: number;
}

/** The store page with the edited design. If a color or number is invalid, the preview uses the stored value. */
export function Preview({ memberships, now }: PreviewProps) {
  const helpId = useId();
  const form = StoreDesignContext.useSelector(({ context }) => context.form);
  const store = StoreDesignContext.useSelector(({ context }) => context.store);
  const { id, slug, name, tagline, category, logoUrl, sellerName, refundPolicy, supportUrl } =
    store;
  return (
    <section
      aria-label="Preview"
      aria-describedby={helpId}
      className={`${stack({ gap: 's', shrinks: true })} ${css.previewColumn}`}
    >
      <p id={helpId} className={box({ size: 's', color: 'textMuted' })}>
        {storeDesignMessages.previewHelp}
      </p>
      {/* The element itself is not a control and needs no role: its handler only cancels clicks on the links inside
          it. */}
      <div className={css.previewFrame} onClickCapture={keepLinksClosed}>
        <AriaNavigation>
          <StoreView
            isPreview
            now={now}
            store={{
              id,
              slug,
              name,
              tagline,
              category,
              logoUrl,
              sellerName,
              refundPolicy,
              supportUrl,
              memberships,
              design: designOfForm(form, store.design),
              isDemo: false,
            }}
          />
        </AriaNavigation>
      </div>
    </section>
  );
}

function keepLinksClosed(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}
