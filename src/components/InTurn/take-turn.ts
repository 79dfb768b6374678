/** What waits to be drawn, in the order in which it asked. */
const waiting: (() => void)[] = [];
let isRunning = false;

/**
 * Calls back in a task of its own, after the next frame and after everything that asked before: parts of a page that
 * become due together are drawn one at a time, and a press is answered between them.
 *
 * @returns cancels the call
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
