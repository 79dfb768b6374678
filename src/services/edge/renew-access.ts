import { reachableClient } from '../supabase/client';
import { fetchGuilds } from './fetch-guilds';

/** The question that is under way: two readers who both came up empty ask once (discord.md §1.4). */
let asking: Promise<boolean> | null = null;

/**
 * Has Discord asked again what the viewer is in which server. The backend believes an answer for a day, and only the
 * server list asks by itself: whoever comes by a bookmark may find nothing although everything is theirs. Answers
 * whether it is worth reading again.
 */
export function renewGuildAccess(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  const client = await reachableClient();
  const userId = (await client?.auth.getSession())?.data.session?.user.id;
  return userId !== undefined && (await fetchGuilds(userId)).ok;
}
