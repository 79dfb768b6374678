import { useId, useState } from 'react';
import { addressOf, entries, type Entry, storyIdOf } from './catalogue';
import * as css from './Catalogue.css';
import type { Place } from './row';

/** The error catalogue as a page: every message, when it appears, and a link that shows it. */
export function Catalogue() {
  const [query, setQuery] = useState('');
  const searchId = useId();
  const found = entries.filter((entry) => matches(entry, query));
  const areas = [...new Set(found.map(({ area }) => area))];
  return (
    <div className={css.page}>
      <h1 className={css.title}>Error catalogue</h1>
      <p className={css.hint}>
        What the product says when something succeeded, failed or is missing. Each link opens the
        screen in that state; what has to be pressed before is pressed for you. Toasts are shown for
        5 seconds: open the link again to see one again. “…” stands for a value, such as a name.
      </p>
      <div className={css.search}>
        <label htmlFor={searchId} className={css.label}>
          Find a message
        </label>
        <input
          id={searchId}
          type="search"
          className={css.field}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status" className={css.hint}>
          {countText(found.length)}
        </p>
      </div>
      {areas.map((area) => (
        <Area key={area} name={area} rows={found.filter((entry) => entry.area === area)} />
      ))}
    </div>
  );
}

function Area({ name, rows }: { name: string; rows: readonly Entry[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.area}>
      <h2 id={id} className={css.areaTitle}>
        {name}
      </h2>
      <table className={css.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">Appears when</th>
            <th scope="col">See it</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <tr key={`${entry.home} ${entry.text}`}>
              <th scope="row" className={css.text}>
                {entry.text}
                {entry.isFixed && (
                  <span className={css.mark} title="docs/product.md fixes this text">
                    {' '}
                    fixed
                  </span>
                )}
              </th>
              <td className={css.when}>{entry.when}</td>
              <td>
                <a className={css.link} href={`./${addressOf(entry.place)}`} target="_top">
                  {placeText(entry.place)}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function matches({ text, when, area, place }: Entry, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const all = `${text} ${when} ${area} ${storyIdOf(place)}`.toLowerCase();
  return words.every((word) => all.includes(word));
}

function countText(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`;
}

/** Returns the place in words: `Servers: failed` for the story `screens-servers--failed`. */
function placeText(place: Place): string {
  if ('machine' in place) {
    const steps = place.steps.length === 1 ? '1 step' : `${place.steps.length} steps`;
    return `Console of ${place.machine} after ${steps}`;
  }
  const [screen = '', story = ''] = place.story.replace(/^screens-/, '').split('--');
  return `${words(screen)}: ${words(story).toLowerCase()}`;
}

function words(kebab: string): string {
  const text = kebab.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
