import { type StaffMember, staffFrom } from '#domain/presence/presence';
import * as v from 'valibot';
import { bodyOf, isSuccess } from '../http';
import { rowsOf, rpc } from '../supabase/call-backend';

/** Returns the viewer's presence key; null if the viewer is not staff or the database is unreachable. */
export async function readStaffKey(): Promise<string | null> {
  const answer = await rpc('staff_key', {});
  if (answer.kind === 'unreachable' || !isSuccess(answer)) return null;
  const key = v.safeParse(v.pipe(v.string(), v.uuid()), bodyOf(answer));
  return key.success ? key.output : null;
}

/** Returns the staff members with the given presence keys; null if the database is unreachable. */
export async function readStaff(keys: readonly string[]): Promise<readonly StaffMember[] | null> {
  if (keys.length === 0) return [];
  const answer = await rpc('staff_cards', { keys });
  const rows = answer.kind === 'answered' && isSuccess(answer) ? rowsOf(answer) : null;
  return rows && staffFrom(rows);
}
