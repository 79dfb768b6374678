import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const kinds = ['Channel', 'Role', 'Success message', 'Webhook', 'Limit', 'Schedule'];
const rows = Array.from({ length: 110 }, (_, place) => ({
  name: `${kinds[place % kinds.length]} ${place}`,
  value: `What is kept for setting number ${place}`,
}));

/** The least React can do for a search of 110 settings: a field, and a line for each that fits. */
function BareSearch() {
  const [query, setQuery] = useState('');
  const sought = query.toLowerCase();
  const found = rows.filter(({ name }) => query !== '' && name.toLowerCase().includes(sought));
  return (
    <>
      <input aria-label="Search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <ul>
        {found.map(({ name, value }) => (
          <li key={name}>
            <b>{name}</b> {value}
          </li>
        ))}
      </ul>
    </>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<BareSearch />);
