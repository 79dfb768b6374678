import type { FieldGroup } from '#domain/bot-config/fields';
import { stack } from '#theme/box';
import { groupId } from './group-id';
import * as css from './OnThisPage.css';

/** Links to the headings of a tab. They are shown on wide screens. */
export function OnThisPage({ groups }: { groups: readonly FieldGroup[] }) {
  return (
    <nav aria-label="On this page" className={stack({ gap: 's' })}>
      <p className={css.title}>On this page</p>
      <ul>
        {groups.map(({ name }, index) => (
          <li key={name}>
            <button type="button" className={css.way} onClick={() => goTo(groupId(index))}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to a heading. A `#…` link cannot be used for this, because the hash in the URL is the key of a setting. */
function goTo(id: string) {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
