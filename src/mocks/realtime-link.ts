import { ws } from 'msw';

/** One link per URL, because MSW never removes a link's listeners. */
const links = new Map<string, ReturnType<typeof ws.link>>();

export function linkTo(url: string): ReturnType<typeof ws.link> {
  const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket`;
  const link = links.get(address) ?? ws.link(address);
  links.set(address, link);
  return link;
}
