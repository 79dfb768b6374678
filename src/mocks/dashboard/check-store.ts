import { dataIn, type Data, type DataStorage } from '../data';

type Check = Data['checks'][string];

/** The last health checks of the servers, and when their names were read. */
export function createCheckStore({ keep }: { keep: DataStorage }) {
  const { read, write } = dataIn(keep);
  return {
    of: (serverId: string): Check | null => read().checks[serverId] ?? null,
    keep(serverId: string, check: Check): void {
      write({ checks: { ...read().checks, [serverId]: check } });
    },
    namesReadAt: (serverId: string): string | null => read().namesReadAt[serverId] ?? null,
    keepNames(serverId: string, readAt: string): void {
      write({ namesReadAt: { ...read().namesReadAt, [serverId]: readAt } });
    },
  };
}
