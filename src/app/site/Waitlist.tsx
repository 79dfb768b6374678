import { type ComponentType, useEffect, useRef, useState } from 'react';
import { onceLoaded, preload } from '#screens/shell/islands/load-failure';
import { WaitlistArea, WaitlistButton } from '#screens/market/store/parts/WaitlistButton';
import { hasWaitlistWish } from '#services/market/has-waitlist-wish';
import { hasStoredSession } from '#services/session/has-stored-session';
import { openSession } from '../boot/page-state';
import type { WaitlistHostProps } from './WaitlistHost';

const loadHost = () => import('./WaitlistHost');

export interface WaitlistProps {
  membershipId: string;
  /** The id of the element that contains the membership's name. */
  nameId: string;
}

/**
 * The waiting list of a sold-out membership on a store page (product.md §21.18). Its code is loaded on press. It is
 * loaded without a press if the visitor has a session, or if they wanted to join before a sign-in.
 */
export function Waitlist({ membershipId, nameId }: WaitlistProps) {
  const element = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{
    Host: ComponentType<WaitlistHostProps>;
    isWanted: boolean;
  } | null>(null);
  // Whether the button was pressed. If the code is already loading for a stored session, it reads this value after
  // loading, so that the press is not lost.
  const isPressed = useRef(false);
  const show = (isWanted: boolean) =>
    onceLoaded(loadHost, ({ WaitlistHost }) =>
      setLoaded((before) => before ?? { Host: WaitlistHost, isWanted }),
    );
  useEffect(() => {
    if (hasWaitlistWish(membershipId)) show(true);
    else if (hasStoredSession()) {
      loadHost().then(
        ({ WaitlistHost }) =>
          setLoaded((before) => before ?? { Host: WaitlistHost, isWanted: isPressed.current }),
        () => {},
      );
    }
  }, [membershipId]);
  return (
    <WaitlistArea ref={element}>
      {loaded ? (
        <loaded.Host
          area={element}
          membershipId={membershipId}
          nameId={nameId}
          isWanted={loaded.isWanted}
        />
      ) : (
        <WaitlistButton
          nameId={nameId}
          onPress={() => {
            isPressed.current = true;
            openSession();
            show(true);
          }}
          onIntent={() => preload(loadHost)}
        >
          Join the waiting list
        </WaitlistButton>
      )}
    </WaitlistArea>
  );
}
