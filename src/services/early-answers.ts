import {
  type BackendCall,
  configCall,
  guildResourcesCall,
  guildsCall,
  serverCall,
  viewerRightsCall,
} from './backend-calls';
import type { Answer } from './http';

/**
 * A call that the shell of a page makes while the page's script is still on its way (deploy/early-calls.js): by then
 * the answer is there.
 */
export interface EarlyCall extends BackendCall {
  /** How many parts of the page ask for it at the start. */
  takers: number;
}

interface EarlyAnswer {
  /** The status and the body; null where nothing came. */
  answer: Promise<{ status: number; text: string } | null>;
  takers: number;
}

declare global {
  /** By the access token it was asked with, the address and the body; what the shell of a page leaves here. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** What stands for the viewer's id in a call that is written down before anybody is known. */
const ANYBODY = '{userId}';

/** What stands for the id of the server whose dashboard an address leads to. */
const ANY_SERVER = '{serverId}';

/** What a page of the app needs first, by the pattern of its address (deploy/addresses.mjs). */
export const earlyCalls: Readonly<Record<string, readonly EarlyCall[]>> = {
  '/servers': [
    { ...guildsCall(ANYBODY), takers: 1 },
    { ...viewerRightsCall, takers: 2 },
  ],
  '/dashboard/*': [
    { ...viewerRightsCall, takers: 2 },
    { ...serverCall(ANY_SERVER), takers: 1 },
    { ...configCall(ANY_SERVER), takers: 1 },
    { ...guildResourcesCall(ANY_SERVER), takers: 1 },
  ],
};

/** Milliseconds from the start of the page after which an answer that nobody took is out of date. */
const GOOD_FOR = 60_000;

/**
 * The answer to a call that was made early, once for each that was to ask for it; null where there is none, or nothing
 * came of it, so that it has to be asked for.
 */
export async function takeEarlyAnswer(
  url: string,
  { accessToken, body }: { accessToken: string; body: string },
): Promise<Answer | null> {
  const early = globalThis.earlyAnswers?.get([accessToken, url, body].join(' '));
  if (!early || early.takers === 0 || performance.now() > GOOD_FOR) return null;
  early.takers -= 1;
  const answer = await early.answer;
  return answer && { kind: 'answered', ...answer };
}
