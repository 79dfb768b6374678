import type { Answer } from '../http';
import { callBackend } from '../supabase/call-backend';

interface FunctionCall {
  body: unknown;
  /** Overrides the session's token: right after a sign-in redirect, there is no session yet. */
  accessToken?: string;
  signal?: AbortSignal | undefined;
}

export function callFunction(name: string, { body, ...as }: FunctionCall): Promise<Answer> {
  return callBackend({ path: `/functions/v1/${name}`, body }, as);
}
