/** Callbacks in call order. */
const waiting: (() => void)[] = [];
let isRunning = false;

/**
 * Runs the callback in its own task, after the next frame and after all earlier callbacks. Parts of a page that become
 * due together render one at a time, and the browser can handle input in between.
 *
 * @returns cancels the callback
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
