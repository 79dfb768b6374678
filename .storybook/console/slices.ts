/** The length of the first slice in ms. Users do not notice a task that ends within this time. */
const FIRST_SLICE = 40;

/** The length of the other slices in ms. Between two slices, the page can handle keyboard input. */
const SLICE = 12;

/** Work that is done in parts: each call of `next` does one part. */
export type Work<Result> = Generator<undefined, Result, undefined>;

/**
 * Performs a task. A short task is completed at once. A long task is performed in slices, so that the page can handle
 * other tasks between two slices.
 * @param onWait is called once if the task is long
 * @returns a function that stops the task; `onEnd` is not called afterwards
 */
export function inSlices<Result>(
  work: Work<Result>,
  { onWait, onEnd }: { onWait: () => void; onEnd: (result: Result) => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isDone = (ms: number): boolean => {
    const end = performance.now() + ms;
    while (performance.now() < end) {
      const step = work.next();
      if (step.done) {
        onEnd(step.value);
        return true;
      }
    }
    return false;
  };
  const goOn = () => {
    if (!isDone(SLICE)) timer = setTimeout(goOn);
  };
  if (!isDone(FIRST_SLICE)) {
    onWait();
    timer = setTimeout(goOn);
  }
  return () => clearTimeout(timer);
}
