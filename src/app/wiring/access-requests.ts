import { fromCallback, type AnyEventObject } from 'xstate';
import { accessAskMachine } from '#machines/access-ask/access-ask.machine';
import { accessRequestsMachine } from '#machines/access-requests/access-requests.machine';
import { watchPageShown } from '#services/browser/page-shown';
import {
  askForAccess,
  declineRequest,
  loadAccessRequests,
  withdrawRequest,
} from '#services/supabase/access-requests';
import { abortable } from './abortable';

export const accessAskLogic = accessAskMachine.provide({
  actors: { ask: abortable(askForAccess), withdraw: abortable(withdrawRequest) },
});

export const accessRequestsLogic = accessRequestsMachine.provide({
  actors: {
    load: abortable(loadAccessRequests),
    decline: abortable(declineRequest),
    watchPage: fromCallback<AnyEventObject>(({ sendBack }) =>
      watchPageShown(() => sendBack({ type: 'page shown' })),
    ),
  },
});
