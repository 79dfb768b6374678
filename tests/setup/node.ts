import { Agent, setGlobalDispatcher, WebSocket, type Dispatcher } from 'undici';
import { afterEach, beforeEach, vi } from 'vitest';

// supabase-js throws if there is no global WebSocket, as in Node 20.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;

/**
 * The arguments of each `console.error` call of the running test. A test that expects an error replaces `console.error`
 * with a spy.
 */
const logged: unknown[][] = [];
/** Requests to other hosts that no mock handled. */
const unhandled: string[] = [];

/** Rejects each request to another host. */
const stayHere: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  const { hostname } = new URL(String(options.origin));
  if (hostname === '127.0.0.1' || hostname === 'localhost') return dispatch(options, handler);
  unhandled.push(`${options.method} ${String(options.origin)}${options.path}`);
  throw new Error(`No mock answers ${hostname}`);
};

setGlobalDispatcher(new Agent().compose(stayHere));

beforeEach(() => {
  logged.length = 0;
  unhandled.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...values) => {
    logged.push(values);
  });
});

afterEach(() => {
  if (logged.length > 0) {
    const lines = logged.map((values) => values.map(String).join(' '));
    throw new Error(`Written with console.error:\n${lines.join('\n')}`);
  }
  if (unhandled.length > 0) throw new Error(`No mock answered:\n${unhandled.join('\n')}`);
});
