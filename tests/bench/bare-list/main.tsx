import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Servers = { id: string; name: string }[];

declare global {
  /** The response to the request that the page's inline script sent before this script loaded. */
  var early: Promise<Servers>;
}

/** A minimal list of servers: one link each. */
function BareList() {
  const [servers, setServers] = useState<Servers>([]);
  useEffect(() => {
    void (async () => setServers(await globalThis.early))();
  }, []);
  return (
    <ul>
      {servers.map(({ id, name }) => (
        <li key={id}>
          <a href={`/dashboard/${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

const root = document.querySelector<HTMLElement>('#root');
if (root) createRoot(root).render(<BareList />);
