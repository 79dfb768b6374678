import { fromCallback, type AnyEventObject } from 'xstate';
import { storeOverviewMachine } from '#machines/store-overview/store-overview.machine';
import {
  loadStoreCounts,
  loadStoreOverview,
  watchStoreFigures,
} from '#services/supabase/store-overview';
import { abortable, watchPage } from './actors';

export const storeOverviewLogic = storeOverviewMachine.provide({
  actors: {
    load: abortable(loadStoreOverview),
    collect: abortable(loadStoreCounts),
    watchPage,
    watchFigures: fromCallback<AnyEventObject, { storeId: string }>(
      ({ sendBack, input: { storeId } }) =>
        watchStoreFigures(storeId, {
          onChange: () => sendBack({ type: 'rows changed' }),
          onLost: () => sendBack({ type: 'channel lost' }),
          onBack: () => sendBack({ type: 'channel back' }),
        }),
    ),
  },
});
