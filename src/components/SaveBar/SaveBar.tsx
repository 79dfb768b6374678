import { ListCollapse } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '#components/Button/Button';
import { row } from '#theme/box';
import * as css from './SaveBar.css';

export interface SaveBarProps {
  count: number;
  /** The number of changes as text, such as "3 unsaved changes". Each new text is announced. */
  summary: string;
  /** The buttons. The last one saves. */
  children: ReactNode;
  /** The accessible name. Set it if a page can have several bars. */
  label?: string;
  /** The list of changes, which the user can expand above the bar. */
  list?: ReactNode;
}

/**
 * A bar at the bottom of its container that is visible while there are unsaved changes. Render it as the last child and
 * keep it mounted, because screen readers announce changes only in an existing live region. The bar fades in and out,
 * except with reduced motion. Its content is unmounted as soon as there are no unsaved changes.
 */
export function SaveBar(props: SaveBarProps) {
  const { count, summary, label = 'Unsaved changes', children, list } = props;
  const leaving = useRef<HTMLDivElement>(null);
  const isShown = count > 0;
  return (
    <div data-holds-bottom={isShown || undefined} className={css.root}>
      <section aria-label={isShown ? label : undefined} aria-live="polite">
        {isShown && <Bar summary={summary} list={list} actions={children} leaving={leaving} />}
      </section>
      <div ref={leaving} aria-hidden inert className={css.leaving} />
    </div>
  );
}

interface BarProps {
  summary: string;
  list: ReactNode;
  actions: ReactNode;
  leaving: RefObject<HTMLElement | null>;
}

function Bar({ summary, list, actions, leaving }: BarProps) {
  const listId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const [element, place] = [bar.current, leaving.current];
    if (!element || !place) return;
    place.replaceChildren();
    return () => fadeOut(element, place);
  }, [leaving]);
  useEffect(() => {
    if (bar.current) uncoverFocus(bar.current);
  }, []);
  return (
    <div ref={bar} className={css.bar}>
      {list && (
        <div id={listId} hidden={!isOpen} aria-live="off" className={css.list}>
          {list}
        </div>
      )}
      <div className={row({ columnGap: 'l', rowGap: 's', wraps: true })}>
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

/** Scrolls if a bar that has just appeared covers the focused element. */
function uncoverFocus(bar: HTMLElement) {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || bar.contains(focused)) return;
  if (focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top) {
    focused.scrollIntoView({ block: 'nearest' });
  }
}

/** Puts a copy of the bar into `place` until it has faded out. With reduced motion, the copy is removed at once. */
function fadeOut(bar: HTMLElement, place: HTMLElement) {
  const copy = bar.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  place.replaceChildren(copy);
  const animations = copy.getAnimations();
  if (animations.length === 0) copy.remove();
  else
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => copy.remove());
}
