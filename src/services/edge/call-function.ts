import type { Answer } from '../http';
import { callBackend } from '../supabase/call-backend';

interface FunctionCall {
  body: unknown;
  /** Replaces the session's token, for example after a sign-in redirect, when there is no session yet. */
  accessToken?: string;
  signal?: AbortSignal | undefined;
}

export function callFunction(name: string, { body, ...as }: FunctionCall): Promise<Answer> {
  return callBackend({ path: `/functions/v1/${name}`, body }, as);
}
