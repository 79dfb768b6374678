import { createServer } from 'node:http';

const complaintsPath = '/complaints';
const watcherPath = '/watch-errors.js';

/**
 * Sends each error of a page to the site, because the driver reports no errors. Ignores those of a page that is being
 * left, whose requests are canceled.
 */
const watcher = `{
  let isLeft = false;
  for (const event of ['beforeunload', 'pagehide']) addEventListener(event, () => (isLeft = true));
  const complain = (text) => void (isLeft || navigator.sendBeacon('${complaintsPath}', text));
  const log = console.error;
  console.error = (...given) => {
    complain(given.map((value) => (value instanceof Error ? value + ' ' + value.stack : value)).join(' '));
    log(...given);
  };
  addEventListener('error', ({ message }) => complain(message));
  addEventListener('unhandledrejection', ({ reason }) => complain('Unhandled: ' + reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complain('Policy: ' + effectiveDirective + ' ' + blockedURI),
  );
}`;

export interface WatchedSite {
  /** @throws if pages have logged errors since the last call. */
  check: () => void;
  /** Holds back the files whose path matches. Returns a function that releases them. */
  hold: (path: RegExp) => () => void;
  close: () => void;
}

/** Serves another site on this port, and watches its pages for errors. */
export function watchSite(site: string, port: number): WatchedSite {
  const complaints: string[] = [];
  let held: { path: RegExp; released: Promise<void> } | null = null;
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      if (path === complaintsPath) {
        complaints.push(body.toString());
        response.end();
        return;
      }
      if (path === watcherPath) {
        response.writeHead(200, { 'Content-Type': 'text/javascript' });
        response.end(watcher);
        return;
      }
      if (held?.path.test(path)) await held.released;
      const answer = await fetch(site + path, {
        method: request.method ?? 'GET',
        redirect: 'manual',
        ...(body.length > 0 && { body }),
      });
      const html = answer.headers.get('content-type')?.includes('text/html') === true;
      const content = Buffer.from(await answer.arrayBuffer());
      const headers = Object.fromEntries(answer.headers);
      delete headers['content-length'];
      delete headers['transfer-encoding'];
      response.writeHead(answer.status, headers);
      response.end(
        html
          ? content.toString().replace('<head>', `<head><script src="${watcherPath}"></script>`)
          : content,
      );
    })();
  });
  server.listen(port, '127.0.0.1');
  return {
    check: () => {
      const logged = complaints.splice(0);
      if (logged.length > 0) throw new Error(`Logged by a page: ${logged.join(', ')}`);
    },
    hold: (path) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { path, released };
      return () => {
        held = null;
        release();
      };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
