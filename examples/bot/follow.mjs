/** @import { SupabaseClient } from '@supabase/supabase-js' */

/**
 * Runs a check at the start, at each Realtime event of a table, each time the subscription is established, and at a
 * regular interval.
 * @param {SupabaseClient} client
 * @param {object} options
 * @param {string} options.name the name of the channel
 * @param {string} options.table
 * @param {(isRegular: boolean) => Promise<void>} options.check `isRegular`: whether an interval has passed since the last one.
 * @param {(error: unknown) => void} options.onError Receives the error of a failed check. The next check runs anyway.
 * @param {number} options.seconds The interval between checks if there are no events.
 * @returns {() => Promise<void>} a function that stops
 */
export function follow(client, { name, table, check, onError, seconds }) {
  let isRegular = false;
  const { look, untilIdle } = oneAtATime(() => {
    const wasRegular = isRegular;
    isRegular = false;
    return check(wasRegular);
  }, onError);
  const channel = client
    .channel(name)
    .on('postgres_changes', { event: '*', schema: 'public', table }, look)
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') look();
    });
  const timer = setInterval(() => {
    isRegular = true;
    look();
  }, seconds * 1000);
  look();

  return async () => {
    clearInterval(timer);
    await client.removeChannel(channel);
    await untilIdle();
  };
}

/**
 * Runs one check at a time, because concurrent checks could finish in the wrong order. However many calls arrive during
 * a check, they cause only one more check.
 * @param {() => Promise<void>} check
 * @param {(error: unknown) => void} onError Receives the error of a failed check.
 */
function oneAtATime(check, onError) {
  let looking = Promise.resolve();
  let isAsked = false;
  return {
    look: () => {
      if (isAsked) return;
      isAsked = true;
      looking = looking
        .then(() => {
          isAsked = false;
          return check();
        })
        .catch(onError);
    },
    untilIdle: () => looking,
  };
}
