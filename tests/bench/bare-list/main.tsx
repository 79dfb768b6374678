import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Servers = { id: string; name: string }[];

declare global {
  /** What the page asked for before this script was there. */
  var early: Promise<Servers>;
}

/** The least React can do for a list of servers: draw a link for each. */
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
