import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const kinds = ['Channel', 'Role', 'Success message', 'Webhook', 'Limit', 'Schedule'];
const rows = Array.from({ length: 110 }, (_, place) => ({
  name: `${kinds[place % kinds.length]} ${place}`,
  value: `Stored value of setting number ${place}`,
}));

/** A minimal search of 110 settings: a field, and one row for each match, with the matched text highlighted. */
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
            <b>
              <Marked text={name} length={sought.length} at={name.toLowerCase().indexOf(sought)} />
            </b>{' '}
            {value}
          </li>
        ))}
      </ul>
    </>
  );
}

function Marked({ text, at, length }: { text: string; at: number; length: number }) {
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + length)}</mark>
      {text.slice(at + length)}
    </>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<BareSearch />);
