import { createActorContext } from '@xstate/react';
import { sellerAccountMachine } from './seller-account.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const SellerAccountContext = createActorContext(sellerAccountMachine);
