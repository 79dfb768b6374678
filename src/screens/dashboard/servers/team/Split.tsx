import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { viewOf } from '#machines/charts/view';
import { shownMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { RosterNotices, RosterState } from '#screens/dashboard/team/RosterState';
import * as css from './TeamDialog.css';

export interface SplitProps {
  list: ReactNode;
  listRef: RefObject<HTMLElement | null>;
  chosen: string | null;
  detail: ReactNode;
  nothing: { icon: ReactNode; title: string; description: string };
  onBack: () => void;
}

export function Split({ list, listRef, chosen, detail, nothing, onBack }: SplitProps) {
  const side = useRef<HTMLDivElement>(null);
  const isListed = TeamRosterContext.useSelector(
    (state) => viewOf(state) === 'shown' && shownMembers(state).length > 0,
  );
  useViewFocus(chosen, { list: listRef, detail: side });
  return (
    <>
      <div className={css.notices}>
        <RosterNotices />
      </div>
      {isListed ? (
        <div className={css.split} data-view={chosen === null ? 'list' : 'detail'}>
          <div className={css.list}>{list}</div>
          <div ref={side} tabIndex={-1} className={css.detail}>
            {chosen === null ? (
              <div className={css.noDetail}>
                <EmptyState level={3} {...nothing} />
              </div>
            ) : (
              <>
                <div className={css.back}>
                  <Button tone="quiet" icon={<ArrowLeft />} onPress={onBack}>
                    All members
                  </Button>
                </div>
                {detail}
              </>
            )}
          </div>
        </div>
      ) : (
        <div className={css.state}>
          <RosterState />
        </div>
      )}
    </>
  );
}

/** If the list and the detail are side by side, the focus stays in the list. */
function useViewFocus(
  chosen: string | null,
  { list, detail }: Record<'list' | 'detail', RefObject<HTMLElement | null>>,
): void {
  const before = useRef(chosen);
  useEffect(() => {
    const was = before.current;
    before.current = chosen;
    if (was === chosen) return;
    if (chosen === null) list.current?.focus({ preventScroll: true });
    else if (!list.current?.checkVisibility()) detail.current?.focus({ preventScroll: true });
  }, [chosen, list, detail]);
}

/**
 * Moves the focus to the container if a focused button becomes disabled. `isIdle`: whether the buttons are disabled.
 */
export function useFallbackFocus(around: RefObject<HTMLElement | null>, isIdle: boolean): void {
  const wasIdle = useRef(isIdle);
  useEffect(() => {
    const isDone = isIdle && !wasIdle.current;
    wasIdle.current = isIdle;
    const { activeElement, body } = document;
    const isLost = activeElement === body || around.current?.contains(activeElement) === true;
    if (isDone && isLost && around.current?.checkVisibility()) {
      around.current.focus({ preventScroll: true });
    }
  }, [around, isIdle]);
}
