const waiting: (() => void)[] = [];
let isRunning = false;

/**
 * Runs the callback in a task of its own, after the next frame and all earlier callbacks, so that the browser handles
 * input in between. Returns a function that cancels it.
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
