import { type StaffMember, staffFrom } from '#domain/presence/presence';
import * as v from 'valibot';
import { readErrors, resultOf } from '../answers';
import { rpc } from '../supabase/call-backend';

/** Returns the viewer's presence key; null if the viewer is not staff or the database is unreachable. */
export async function readStaffKey(): Promise<string | null> {
  const key = await resultOf(rpc('staff_key', {}), v.pipe(v.string(), v.uuid()), readErrors);
  return key.ok ? key.value : null;
}

/** Returns the staff members with the given presence keys; null if the database is unreachable. */
export async function readStaff(keys: readonly string[]): Promise<readonly StaffMember[] | null> {
  if (keys.length === 0) return [];
  const read = await resultOf(rpc('staff_cards', { keys }), v.array(v.unknown()), readErrors);
  return read.ok ? staffFrom(read.value) : null;
}
