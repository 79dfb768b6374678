import { fromCallback, fromPromise, type AnyEventObject, type PromiseActorLogic } from 'xstate';
import { watchPageShown } from '#services/browser/page-visibility';
import { knownAnswers } from '#services/browser/known-answers';
import type { RowsListener } from '#services/supabase/channel';

/**
 * Wraps a service so that its promise never settles after an abort. React's strict mode stops and restarts actors;
 * without the wrapper, a restarted actor could mistake the error of the aborted request for the result of its new
 * request.
 */
export function abortable<Input, Answer>(
  service: (input: Input, signal: AbortSignal) => Promise<NoInfer<Answer>>,
): PromiseActorLogic<Answer, Input> {
  return fromPromise<Answer, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        service(input, signal).then(
          (answer) => signal.aborted || resolve(answer),
          (defect: unknown) => signal.aborted || reject(defect),
        );
      }),
  );
}

/**
 * Like `abortable`, for a service that changes what pages show. Forgets what they have read, except by the machines with
 * the ids in `unchanged`: also before the request, because the page may be left during it.
 */
export function changing<Input, Answer>(
  service: (input: Input, signal: AbortSignal) => Promise<NoInfer<Answer>>,
  unchanged: readonly string[] = [],
): PromiseActorLogic<Answer, Input> {
  return abortable<Input, Answer>(async (input, signal) => {
    knownAnswers.forgetAllBut(unchanged);
    try {
      return await service(input, signal);
    } finally {
      knownAnswers.forgetAllBut(unchanged);
    }
  });
}

/** Reports that the user returned to the page. */
export const watchPage = fromCallback<AnyEventObject, unknown>(({ sendBack }) =>
  watchPageShown(() => sendBack({ type: 'page shown' })),
);

/** Reports that the user returned to the page, and what a channel of the database reports. */
export function watchRows<Input>(watch: (input: Input, reports: RowsListener) => () => void) {
  return fromCallback<AnyEventObject, Input>(({ sendBack, input }) => {
    const stops = [
      watchPageShown(() => sendBack({ type: 'page shown' })),
      watch(input, {
        onChange: () => sendBack({ type: 'rows changed' }),
        onLost: () => sendBack({ type: 'channel lost' }),
        onBack: () => sendBack({ type: 'channel back' }),
      }),
    ];
    return () => stops.forEach((stop) => stop());
  });
}
