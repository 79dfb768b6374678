import { Anchor } from '#components/Link/Anchor';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { areas, currentOf } from './area-list';
import * as css from './Areas.css';

/** The areas of the product, in the header of every page (product.md §4.1). */
export function Areas() {
  const { pathname } = useAddress();
  return (
    <nav aria-label="Areas" className={css.nav}>
      {areas.map((area) => (
        <Anchor
          key={area.href}
          href={area.href}
          aria-current={currentOf(area, pathname)}
          className={css.area}
        >
          {area.label}
        </Anchor>
      ))}
    </nav>
  );
}
