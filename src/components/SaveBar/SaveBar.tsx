import { ListCollapse } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#components/Button/Button';
import * as css from './SaveBar.css';

export interface SaveBarProps {
  /** How many changes wait; with none there is no bar. */
  count: number;
  /** The same in words, such as «3 unsaved changes». Read out whenever it changes. */
  summary: string;
  /** What can be done about them: buttons, the one that saves last. */
  children: ReactNode;
  /** Its accessible name, where there may be more than one. */
  label?: string;
  /** The changes themselves, unfolded above the bar. */
  list?: ReactNode;
}

/**
 * Lies at the lower edge of what it is put in, while there are changes to save. Put it last in there and leave it
 * mounted: a live region is only read out when it was there before its words.
 */
export function SaveBar(props: SaveBarProps) {
  const { count, summary, label = 'Unsaved changes', children, list } = props;
  const isShown = count > 0;
  return (
    <section
      aria-label={isShown ? label : undefined}
      aria-live="polite"
      data-holds-bottom={isShown || undefined}
      className={css.root}
    >
      {isShown && <Bar summary={summary} list={list} actions={children} />}
    </section>
  );
}

function Bar({ summary, list, actions }: { summary: string; list: ReactNode; actions: ReactNode }) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={css.bar}>
      {list && (
        <div id={listId} hidden={!isOpen} aria-live="off" className={css.list}>
          {list}
        </div>
      )}
      <div className={css.row}>
        <div className={css.summary}>
          <p>{summary}</p>
          {list && (
            <Button
              tone="quiet"
              size="compact"
              icon={<ListCollapse />}
              aria-expanded={isOpen}
              aria-controls={listId}
              onPress={() => setIsOpen(!isOpen)}
            >
              Review changes
            </Button>
          )}
        </div>
        <div aria-live="off" className={css.actions}>
          {actions}
        </div>
      </div>
    </div>
  );
}
