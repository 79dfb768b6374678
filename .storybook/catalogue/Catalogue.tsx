import { useId, useState } from 'react';
import { addressOf, type Entry } from './catalogue';
import { tableRoles } from '../../src/screens/shell/table-roles';
import * as css from './Catalogue.css';
import { otherTexts, type Text } from './other-texts';
import { find, findOthers } from './search';
import { useToolbarQuery } from '../review/toolbar-globals';
import type { Place } from './row';

/**
 * The error catalogue as a page. For each message, it shows when the message appears, and a link to a story or console
 * that shows the message.
 */
export function Catalogue() {
  const [query, setQuery] = useState('');
  const searchId = useId();
  const { found, isWhole } = find(query);
  const toolbar = useToolbarQuery();
  const others = findOthers(query);
  const areas = [...new Set(found.map(({ area }) => area))];
  return (
    <div className={css.page}>
      <h1 className={css.title}>Error catalogue</h1>
      <p className={css.hint}>
        What the product says when something succeeded, failed or is missing. Each link opens the
        screen in that state; what has to be pressed before is pressed for you. Toasts are shown for
        5 seconds: open the link again to see one again. “…” stands for a value, such as a name. A
        search also finds the {otherTexts.length.toLocaleString('en-US')} other texts of the
        product, such as labels.
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
          {isWhole ? countText(found.length) : partText(found.length)}
          {others.length > 0 && `, ${othersText(others.length)}`}
        </p>
      </div>
      {areas.map((area) => (
        <Area
          key={area}
          name={area}
          rows={found.filter((entry) => entry.area === area)}
          toolbar={toolbar}
        />
      ))}
      {others.length > 0 && <OtherTexts texts={others} toolbar={toolbar} />}
    </div>
  );
}

interface AreaProps {
  name: string;
  rows: readonly Entry[];
  /** The last part of a Storybook URL's query. It keeps the theme and viewport that are selected in the toolbar. */
  toolbar: string;
}

function Area({ name, rows, toolbar }: AreaProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.area}>
      <h2 id={id} className={css.areaTitle}>
        {name}
      </h2>
      <table {...tableRoles.table} className={css.table} aria-labelledby={id}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHead}>Message</th>
            <th {...tableRoles.columnHead}>Appears when</th>
            <th {...tableRoles.columnHead}>See it</th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {rows.map((entry) => (
            <tr {...tableRoles.row} key={`${entry.home} ${entry.text}`}>
              <th {...tableRoles.rowHead} className={css.text}>
                {entry.text}
                {entry.isFixed && (
                  <span className={css.mark} title="docs/product.md fixes this text">
                    {' '}
                    fixed
                  </span>
                )}
              </th>
              <td {...tableRoles.cell} className={css.when}>
                {entry.when}
              </td>
              <td {...tableRoles.cell}>
                <a
                  className={css.link}
                  href={`./${addressOf(entry.place)}${toolbar}`}
                  target="_top"
                >
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

/** The texts that have the words of the query, and no row of their own in the catalogue. */
function OtherTexts({ texts, toolbar }: { texts: readonly Text[]; toolbar: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.area}>
      <h2 id={id} className={css.areaTitle}>
        Other texts
      </h2>
      <table {...tableRoles.table} className={css.table} aria-labelledby={id}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHead}>Text</th>
            <th {...tableRoles.columnHead}>Appears when</th>
            <th {...tableRoles.columnHead}>A story about it</th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {texts.map(({ home, text, when, story }) => (
            <tr {...tableRoles.row} key={`${home} ${text}`}>
              <th {...tableRoles.rowHead} className={css.text}>
                {text}
              </th>
              <td {...tableRoles.cell} className={css.when}>
                {when} <span>({home})</span>
              </td>
              <td {...tableRoles.cell}>
                {story !== null && (
                  <a
                    className={css.link}
                    href={`./${addressOf({ story })}${toolbar}`}
                    target="_top"
                  >
                    {placeText({ story })}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function partText(count: number): string {
  return `No message has all of these words. ${countText(count)} with the most of them:`;
}

function othersText(count: number): string {
  return count === 1 ? '1 other text' : `${count} other texts`;
}

function countText(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`;
}

/** Returns a readable name of the place: `Servers: failed` for the story `screens-servers--failed`. */
function placeText(place: Place): string {
  if ('machine' in place) {
    const steps = place.steps.length === 1 ? '1 step' : `${place.steps.length} steps`;
    return `Console of ${place.machine} after ${steps}`;
  }
  const [screen = '', story = ''] = place.story.replace(/^(?:screens|patterns)-/, '').split('--');
  return `${words(screen)}: ${words(story).toLowerCase()}`;
}

function words(kebab: string): string {
  const text = kebab.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
