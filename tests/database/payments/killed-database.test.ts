import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { connect } from '../../../supabase/local/database';
import { databaseOf, newHome, startBackendProcess, stopProcess } from '../../setup/backend-process';
import { sample } from '../../setup/sample';
import { inParallel, type ProviderEvent, sendUntilTaken } from './provider';
import { membership, openStore } from './store';

const storeId = 'biz_killed';
const secrets = { stripe: 'whsec_c3RyaXBlLXNlY3JldA==', whop: 'whsec_d2hvcC1zZWNyZXQ=' };
const sold = membership('gold');

const EVENTS = sample(60, 500);

/** Returns the payment event of buyer `number`. Every buyer pays a different amount. */
function payment(number: number): ProviderEvent {
  const id = `msg_${number}`;
  const data = {
    id: `pay_${number}`,
    total: (1_000 + number) / 100,
    currency: 'usd',
    plan: { id: sold.plans.whop },
    membership: { id: `mem_${number}` },
  };
  const timestamp = '2026-11-18T12:00:00.000Z';
  const body = JSON.stringify({ id, type: 'payment.succeeded', timestamp, data });
  return { provider: 'whop', id, body };
}

describe(`PostgreSQL is killed in the middle of ${EVENTS} events`, () => {
  it('loses none of them and takes none of them twice', async () => {
    const home = await newHome();
    const port = await freePort();
    const { child } = await startBackendProcess(home, port);
    const sql = connect(await databaseOf(home));
    await openStore(sql, { id: storeId, secrets, sold: [sold] });
    await sql.end();

    const events = Array.from({ length: EVENTS }, (_, number) => payment(number));
    const to = { url: () => `http://127.0.0.1:${port}`, storeId, secrets };
    let taken = 0;
    let reachHalf = () => {};
    const half = new Promise<void>((resolve) => {
      reachHalf = resolve;
    });
    const sending = inParallel(events, 12, async (event) => {
      await sendUntilTaken(event, to);
      taken += 1;
      if (taken === EVENTS * 0.4) reachHalf();
    });
    await half;
    const [pid] = (await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    // PostgreSQL does not start while the killed process is a zombie, and only its parent can end that.
    await expect.poll(() => isThere(Number(pid)), { timeout: 60_000 }).toBe(false);
    await stopProcess(child, 'SIGKILL');
    expect(taken).toBeLessThan(EVENTS);
    await startBackendProcess(home, port);
    await sending;

    const restarted = connect(await databaseOf(home));
    const [row] = await restarted`
      select count(*)::int as transactions, sum(amount_minor)::int as minor, count(distinct member_id)::int as members,
        (select count(*)::int from private.store_events) as events
      from public.store_transactions`;
    await restarted.end();
    const total = events.reduce((sum, _, number) => sum + 1_000 + number, 0);
    expect(row).toEqual({
      transactions: EVENTS,
      minor: total,
      members: EVENTS,
      events: EVENTS,
    });
  });
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
