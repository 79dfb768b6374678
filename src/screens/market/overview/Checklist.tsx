import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Anchor } from '#components/Link/Anchor';
import {
  checklistProgressText,
  checklistTexts,
  checklistTitle,
} from '#content/messages/market/seller';
import type { ChecklistItem, ChecklistStep } from '#domain/marketplace/checklist';
import { paths, type SellerSection } from '#domain/paths';
import { box, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './Checklist.css';

/** The section and field in which each step is completed. */
const places = {
  name: { section: 'setup', field: 'name' },
  design: { section: 'design', field: undefined },
  membership: { section: 'memberships', field: undefined },
  checkout: { section: 'memberships', field: 'checkoutUrl' },
  publish: { section: 'overview', field: 'publish' },
} as const satisfies Record<ChecklistStep, { section: SellerSection; field: string | undefined }>;

export interface ChecklistProps {
  storeId: string;
  items: readonly ChecklistItem[];
}

/**
 * The steps that are required before a store can sell, both completed and missing ones. Each row links to the section
 * or field of its step.
 */
export function Checklist({ storeId, items }: ChecklistProps) {
  const titleId = useId();
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby={titleId} className={stack({ gap: 'm' })}>
      <div className={css.head}>
        <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
          {checklistTitle(done, items.length)}
        </h2>
        <p className={box({ size: 's', color: 'textMuted' })}>
          {checklistProgressText(done, items.length)}
        </p>
      </div>
      <progress aria-labelledby={titleId} className={css.bar} value={done} max={items.length} />
      <ol className={css.list}>
        {items.map(({ step, isDone }) => {
          const { section, field } = places[step];
          return (
            <li key={step}>
              <Anchor href={paths.seller.href(storeId, section, field)} className={css.link}>
                <Row step={step} isDone={isDone} />
                <ChevronRight
                  aria-hidden
                  className={box({ flex: 'none', pushed: true, square: 18, color: 'textMuted' })}
                />
              </Anchor>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Row({ step, isDone }: ChecklistItem) {
  const { title, todo } = checklistTexts[step];
  return (
    <>
      {isDone ? (
        <CircleCheck aria-hidden className={css.done} />
      ) : (
        <Circle aria-hidden className={css.open} />
      )}
      <span className={stack({ shrinks: true })}>
        <span className={box({ weight: 'medium' })}>
          {title}
          <span className={visuallyHidden}>{isDone ? ' (done)' : ' (to do)'}</span>
        </span>
        {!isDone && <span className={box({ size: 's', color: 'textMuted' })}>{todo}</span>}
      </span>
    </>
  );
}
