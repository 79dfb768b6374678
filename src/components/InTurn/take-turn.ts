/** The waiting callbacks, in the order in which they were passed to `takeTurn`. */
const waiting: (() => void)[] = [];
let isRunning = false;

/**
 * Runs the callback in a separate task, after the next frame and after all earlier callbacks. If several parts of a
 * page become ready at the same time, they render one after another, and the browser handles input in between.
 * @returns a function that cancels the callback
 */
export function takeTurn(draw: () => void): () => void {
  waiting.push(draw);
  if (!isRunning) {
    isRunning = true;
    afterFrame(next);
  }
  return () => {
    const place = waiting.indexOf(draw);
    if (place !== -1) waiting.splice(place, 1);
  };
}

function next(): void {
  const draw = waiting.shift();
  if (waiting.length > 0) afterFrame(next);
  else isRunning = false;
  draw?.();
}

function afterFrame(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
