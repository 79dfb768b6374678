import type { CommandUseLabel } from '#domain/docs/own-settings';
import * as css from './OwnPlace.css';

/**
 * The place of what a signed-in person's server has (product.md §5.11). `OwnSettings` fills it, and reads which settings
 * from the links before it, so that the page's file stays small. Other visitors do not see it.
 */
export function OwnSettingsPlace({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div data-own="" className={css.place}>
      <div className={css.head} />
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.rows.settings} />
      ))}
    </div>
  );
}

/** Like `OwnSettingsPlace`, for the labels of commands. */
export function OwnCommandsPlace({ labels }: { labels: readonly CommandUseLabel[] }) {
  if (labels.length === 0) return null;
  return (
    <div data-own="" className={css.place}>
      <div className={css.head} />
      {labels.map((label) => (
        <div key={label} data-label={label} className={css.rows.commands} />
      ))}
    </div>
  );
}
