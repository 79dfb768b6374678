import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * Wraps a service so that it never settles after it was aborted. Otherwise an actor that React's strict mode stops and
 * starts again could take the error of the aborted request for the result of the new one.
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
