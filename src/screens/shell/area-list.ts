import { paths } from '#domain/paths';

interface Area {
  label: string;
  href: string;
  /** What the paths of the area begin with, besides `href`. */
  also?: readonly string[];
}

/** The areas of the product, in the order of every header (product.md §4.1). */
export const areas: readonly Area[] = [
  { label: 'Servers', href: paths.servers.href(), also: ['/dashboard'] },
  { label: 'Stores', href: paths.marketplace.href(), also: ['/store', '/biz'] },
  { label: 'Designer', href: paths.embeds.href() },
  { label: 'Memberships', href: paths.myMemberships.href() },
  { label: 'Docs', href: paths.docs.href() },
];

/** Returns the `aria-current` of the link to an area: `page` on the page that it leads to, `true` on its other pages. */
export function currentOf(
  { href, also = [] }: Area,
  pathname: string,
): 'page' | 'true' | undefined {
  const path = `${pathname.toLowerCase()}/`;
  if (path === `${href}/` || path === `${href}//`) return 'page';
  return [href, ...also].some((start) => path.startsWith(`${start}/`)) ? 'true' : undefined;
}
