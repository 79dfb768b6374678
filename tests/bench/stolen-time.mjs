// What the host of a virtual machine takes from it: time in which nothing moves, whatever page is open.
import { existsSync, readFileSync } from 'node:fs';

const STATISTICS = '/proc/stat';
const isTold = existsSync(STATISTICS);

/**
 * The ticks the host has taken from this machine since it began, a hundredth of a second each on all its processors:
 * the eighth number of the line `cpu` (proc(5), `steal`). Always 0 where the system does not tell.
 */
export function stolenTicks() {
  if (!isTold) return 0;
  const [total = ''] = readFileSync(STATISTICS, 'utf8').split('\n');
  return Number(total.split(/\s+/)[8] ?? 0);
}
