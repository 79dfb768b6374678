import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least React can do for a list of servers: fetch them, and draw a link for each. */
function BareList({ from }: { from: string }) {
  const [servers, setServers] = useState<{ id: string; name: string }[]>([]);
  useEffect(() => {
    void (async () => setServers(await (await fetch(from)).json()))();
  }, [from]);
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
if (root) createRoot(root).render(<BareList from={root.dataset['from'] ?? ''} />);
