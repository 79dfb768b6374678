import { useEffect } from 'react';
import { SessionContext } from '#machines/session/session/session.machine';
import { PlaceLinks } from '#screens/session/places/PlaceLinks';
import { hasStoredSession } from '#services/session/has-stored-session';
import { openSession, usePageState } from '../../boot/page-state';
import { OwnPlaces } from './own-places';

interface OwnLinksProps {
  isOpen: boolean;
  onChosen: () => void;
}

/** The servers and stores of a signed-in viewer. Opens the session if this browser stores one. */
export function OwnLinks(props: OwnLinksProps) {
  const { actors } = usePageState();
  const isMissed = props.isOpen && actors === null && hasStoredSession();
  useEffect(() => {
    if (isMissed) openSession();
  }, [isMissed]);
  if (!actors) return null;
  return (
    <SessionContext.ActorProvider actor={actors.session}>
      <OwnPlaces>
        <PlaceLinks {...props} />
      </OwnPlaces>
    </SessionContext.ActorProvider>
  );
}
