import { accessAskMachine } from '#machines/dashboard/access-ask/access-ask.machine';
import { accessRequestsMachine } from '#machines/dashboard/access-requests/access-requests.machine';
import { requestDeclineMachine } from '#machines/dashboard/request-decline/request-decline.machine';
import {
  askForAccess,
  declineRequest,
  loadAccessRequests,
  withdrawRequest,
} from '#services/dashboard/access-requests';
import { abortable, changing, watchPage } from '../actors';

export const accessAskLogic = accessAskMachine.provide({
  actors: {
    run: changing(async ({ serverId, action }, signal) => {
      if (action === 'withdraw') return withdrawRequest({ serverId }, signal);
      const asked = await askForAccess({ serverId }, signal);
      return asked.ok ? { ok: true, value: { status: 'open', at: asked.value } } : asked;
    }),
  },
});

export const accessRequestsLogic = accessRequestsMachine.provide({
  actors: {
    load: abortable(loadAccessRequests),
    watch: watchPage,
  },
});

export const requestDeclineLogic = requestDeclineMachine.provide({
  actors: { run: changing(({ id }, signal) => declineRequest({ requestId: id }, signal)) },
});
