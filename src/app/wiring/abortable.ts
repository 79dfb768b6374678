import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * A service that can be called off. Once it is, it answers nobody: an actor that React's strict mode stops and starts
 * again would otherwise take the error of the call it gave up for the answer to the one it waits for.
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
