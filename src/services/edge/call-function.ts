import { call, type Answer } from '../http';
import { reachableClient, supabaseAddress } from '../supabase/client';

interface FunctionCall {
  body: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Where it is not the session's own: right after a sign-in redirect there is no session yet. */
  accessToken?: string;
  signal?: AbortSignal | undefined;
}

/** Posts JSON to an edge function as the viewer: session token, public key and content type (spec §7). */
export async function callFunction(name: string, request: FunctionCall): Promise<Answer> {
  const { url, anonKey } = supabaseAddress();
  const accessToken = request.accessToken ?? (await sessionToken()) ?? anonKey;
  return call(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${accessToken}`,
      apikey: anonKey,
      'Content-Type': 'application/json',
      ...request.headers,
    },
    body: JSON.stringify(request.body),
    signal: request.signal ?? null,
  });
}

async function sessionToken(): Promise<string | undefined> {
  const client = await reachableClient();
  return (await client?.auth.getSession())?.data.session?.access_token;
}
