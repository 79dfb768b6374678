import type { OwnPlace, OwnPlacesError, PlaceKind } from '#domain/own-place';
import type { Result } from '#domain/result';
import { groupServers } from '#domain/servers/server-list';
import { shareDiscordServers } from '../dashboard/fetch-discord-servers';
import * as v from 'valibot';
import { fail, ownRowErrors, resultOf } from '../answers';
import { picture, pictureUrl, text } from '../market/store-columns';
import { listBy, row, rowIn } from '../rows';
import { callBackend } from '../supabase/call-backend';
import { supabaseAddress } from '../supabase/client';

export interface OwnPlacesRequest {
  of: PlaceKind;
  userId: string;
  /** Null for an account without Discord, which has no servers. */
  discordId: string | null;
}

/** Returns the servers that the viewer may open, or the viewer's stores. */
export async function loadOwnPlaces(
  request: OwnPlacesRequest,
  signal?: AbortSignal,
): Promise<Result<readonly OwnPlace[], OwnPlacesError>> {
  return request.of === 'servers' ? serversOf(request, signal) : storesOf(request, signal);
}

async function serversOf(
  { userId, discordId }: OwnPlacesRequest,
  signal: AbortSignal | undefined,
): Promise<Result<readonly OwnPlace[], OwnPlacesError>> {
  if (discordId === null) return { ok: true, value: [] };
  // `/servers` may be reading the same list.
  const answer = await shareDiscordServers({ userId, discordId }, signal);
  if (!answer.ok) return fail('unreachable');
  const { managed } = groupServers(answer.value.filter(({ isDemo }) => !isDemo));
  return {
    ok: true,
    value: managed.map(({ id, name, icon, access }) => ({ id, name, picture: icon, access })),
  };
}

const storeRow = row({ id: v.string(), name: text, logoPath: picture });

/** Oldest first. */
function storesOf(
  { userId }: OwnPlacesRequest,
  signal: AbortSignal | undefined,
): Promise<Result<readonly OwnPlace[], OwnPlacesError>> {
  const path = `/rest/v1/stores?select=id,name,logo_path&owner_id=eq.${userId}&order=created_at.asc`;
  return resultOf(callBackend({ path }, { signal }), listBy(storeFrom), ownRowErrors);
}

function storeFrom(cells: unknown): OwnPlace[] {
  return rowIn(storeRow)(cells).map(({ id, name, logoPath }) => ({
    id,
    name,
    picture: pictureUrl(supabaseAddress().url, 'store-media', logoPath),
  }));
}
