import type { PresenceResult } from '#domain/presence/presence';
import { reader } from '../../charts/reader';
import { createSharedActorContext } from '../../shared-actor.context';

/** Which staff are online, and how many people view the site. `watch` lets it be read again every 30 s. */
export const presenceMachine = reader<{ answer: PresenceResult }>()({
  id: 'presence',
  kinds: { unreachable: 'closes' },
  follows: 'page',
});

/** Provides the running presence actor to React. The whole site shares one actor. */
export const PresenceContext = createSharedActorContext(presenceMachine);
