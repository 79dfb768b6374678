import { WRITTEN_FOR } from '../src/mocks/clock';

const timeOfDevice = Date.now.bind(Date);
let offset = 0;

/** Sets the clock of the page to 3 p.m. (UTC) of the day for which the mocks are written. From there it goes on. */
export function startClock(): void {
  offset = WRITTEN_FOR + 15 * 3_600_000 - timeOfDevice();
}

/** Makes `Date` use the clock of the stories, so that they show the same dates on every day. */
function replaceClock(): void {
  Date.now = () => timeOfDevice() + offset;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [target.now()] : given, newTarget),
  });
}

startClock();
replaceClock();
