import { Link } from '#components/Link/Link';
import { paths } from '#domain/paths';
import * as css from './Elsewhere.css';

const places = [
  { name: 'Documentation', href: paths.docs.href() },
  { name: 'Features', href: paths.features.href() },
  { name: 'Embed Designer', href: paths.embeds.href() },
] as const;

export function Elsewhere() {
  return (
    <nav aria-label="Other pages">
      <ul className={css.places}>
        {places.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} tone="quiet">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
