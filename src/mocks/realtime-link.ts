import { ws } from 'msw';

/**
 * One link per URL. MSW never removes a link's listeners, so creating a link for each call would accumulate listeners.
 */
const links = new Map<string, ReturnType<typeof ws.link>>();

/** Returns the WebSocket of Realtime at a backend's URL. */
export function linkTo(url: string): ReturnType<typeof ws.link> {
  const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket`;
  const link = links.get(address) ?? ws.link(address);
  links.set(address, link);
  return link;
}
