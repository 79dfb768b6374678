import { useDeferredValue, useId } from 'react';
import { membershipMessages } from '#content/messages/market/memberships';
import { previewOf } from '#domain/marketplace/membership-preview';
import type { OwnStore } from '#domain/marketplace/own-store';
import { MembershipDraftContext } from '#machines/market/membership-draft/membership-draft.machine';
import { storeColorStyle } from '../../store/store-color-style';
import { MembershipCard } from '../../store/MembershipCard';
import * as css from './Form.css';
import { store as storeColors } from './Preview.css';

/** The membership as visitors will see it, in the design of the store. */
export function Preview({ store, now }: { store: OwnStore; now: number }) {
  const titleId = useId();
  const form = MembershipDraftContext.useSelector(({ context }) => context.form);
  const base = MembershipDraftContext.useSelector(({ context }) => context.base);
  const shown = useDeferredValue(form);
  const membership = previewOf(shown, {
    base,
    now,
    placeholder: membershipMessages.previewNameless,
  });
  return (
    <section aria-labelledby={titleId} className={css.preview}>
      <div>
        <h3 id={titleId} className={css.label}>
          Preview
        </h3>
        <p className={css.note}>{membershipMessages.previewHelp}</p>
      </div>
      <div className={`${css.page} ${storeColors}`} style={storeColorStyle(store.design)}>
        <ul>
          <MembershipCard
            membership={membership}
            layout={store.design.layout}
            isDemo={false}
            now={now}
          />
        </ul>
      </div>
    </section>
  );
}
