import { ChevronRight, CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Card } from '#components/Card/Card';
import { Anchor } from '#components/Link/Anchor';
import { sellerTaskMessages, sellerTaskText } from '#content/messages/market/overview';
import { reviewsList } from '#domain/marketplace/review-form';
import { membersList } from '#domain/marketplace/store-member';
import { openTasks, type SellerTask } from '#domain/marketplace/store-overview';
import { transactionsList } from '#domain/marketplace/transactions';
import { paths } from '#domain/paths';
import { StoreOverviewContext } from '#machines/market/store-overview/store-overview.machine';
import { box, row, stack } from '#theme/box';
import * as css from './Overview.css';

const usersHref = (storeId: string, status: 'oversold' | 'past_due') =>
  `${paths.seller.href(storeId, 'users')}?${membersList.write(new URLSearchParams(), { ...membersList.whole, status })}`;

const disputesHref = (storeId: string, status: 'open' | 'inquiry') =>
  `${paths.seller.href(storeId, 'payments')}?${transactionsList.write(new URLSearchParams(), { ...transactionsList.whole, kind: 'dispute', status })}`;

/** The page on which a task is done. A list has the filter that leaves as many rows as the task counts. */
const hrefs = {
  waitingBuyers: (storeId) => paths.seller.href(storeId, 'setup', 'payments'),
  disputes: (storeId) => disputesHref(storeId, 'open'),
  inquiries: (storeId) => disputesHref(storeId, 'inquiry'),
  oversold: (storeId) => usersHref(storeId, 'oversold'),
  pastDue: (storeId) => usersHref(storeId, 'past_due'),
  reviews: (storeId) =>
    `${paths.seller.href(storeId, 'reviews')}?${reviewsList.write(new URLSearchParams(), { ...reviewsList.whole, reply: 'none' })}`,
  waitlist: (storeId) => paths.seller.href(storeId, 'memberships'),
} as const satisfies Record<SellerTask, (storeId: string) => string>;

export interface TasksProps {
  storeId: string;
}

/** What waits for the seller (product.md §21.6). Reads the machine `store-overview`. */
export function Tasks({ storeId }: TasksProps) {
  const titleId = useId();
  const overview = StoreOverviewContext.useSelector(({ context }) => context.value);
  if (overview === null) return null;
  const tasks = openTasks(overview);
  if (tasks.length === 0) {
    return (
      <p className={row({ gap: 's', size: 's', color: 'textMuted' })}>
        <CircleCheck aria-hidden className={box({ flex: 'none', square: 18 })} />
        {sellerTaskMessages.none}
      </p>
    );
  }
  return (
    <Card>
      <section aria-labelledby={titleId} className={stack({ gap: 's' })}>
        <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
          {sellerTaskMessages.title}
        </h2>
        <ul className={css.checklist}>
          {tasks.map(({ task, count }) => {
            const { title, help } = sellerTaskText(task, count);
            return (
              <li key={task}>
                <Anchor href={hrefs[task](storeId)} className={css.checklistLink}>
                  <CircleAlert aria-hidden className={css.waiting} />
                  <span className={stack({ shrinks: true })}>
                    <span className={box({ weight: 'medium' })}>{title}</span>
                    <span className={box({ size: 's', color: 'textMuted' })}>{help}</span>
                  </span>
                  <ChevronRight
                    aria-hidden
                    className={box({ flex: 'none', pushed: true, square: 18, color: 'textMuted' })}
                  />
                </Anchor>
              </li>
            );
          })}
        </ul>
      </section>
    </Card>
  );
}
