import { createActorContext } from '@xstate/react';
import { sellerSessionMachine } from './seller-session.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const SellerSessionContext = createActorContext(sellerSessionMachine);
