import { iconGroups } from './icons';
import * as css from './TokenTables.css';

/** The icons that are used in several places, with their meanings. */
export function IconTable() {
  return Object.entries(iconGroups).map(([group, icons]) => (
    <section key={group}>
      <h3>{group}</h3>
      <div className={css.columns}>
        {Object.entries(icons).map(([name, { icon: Icon, meaning }]) => (
          <div key={name} className={css.icon}>
            <Icon aria-hidden size={20} />
            <span>
              <code>{name}</code>
              <br />
              {meaning}
            </span>
          </div>
        ))}
      </div>
    </section>
  ));
}
