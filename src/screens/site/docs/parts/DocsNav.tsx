import { ArrowUpLeft } from 'lucide-react';
import { Anchor } from '#components/Link/Anchor';
import { versionList } from '#content/changelog/versions-list';
import { docPages } from '#content/docs/pages';
import type { DocPage } from '#domain/docs/page';
import { paths } from '#domain/paths';
import { box, stack } from '#theme/box';
import { isChangelog, pathOf } from '../reading-order';
import * as css from './DocsNav.css';

const groups = [
  'Guide',
  'Marketplace',
  'Commands',
  'Changelog',
] as const satisfies readonly DocPage['group'][];

interface WaysProps {
  path: string;
  onPick?: (() => void) | undefined;
}

export interface DocsNavProps extends WaysProps {
  /** The drawer has its own link to the hub, so the one of the navigation is left out. */
  isInDrawer?: boolean;
}

export function DocsNav({ path: pathname, onPick, isInDrawer = false }: DocsNavProps) {
  const path = pathOf(pathname);
  return (
    <nav aria-label="Documentation" className={stack({ gap: 'xl' })}>
      {groups.map((group) => (
        <div key={group} className={stack({ gap: 's' })}>
          <p className={css.groupTitle}>{group}</p>
          <ul className={css.list}>
            {docPages
              .filter((page) => page.group === group)
              .map((page) => (
                <li key={page.id}>
                  <Way to={page.path} path={path} onPick={onPick}>
                    {page.title}
                  </Way>
                </li>
              ))}
          </ul>
          {group === 'Changelog' && isChangelog(path) && <Versions path={path} onPick={onPick} />}
        </div>
      ))}
      {!isInDrawer && (
        <Anchor href={paths.home.href()} className={css.out}>
          <ArrowUpLeft aria-hidden className={box({ square: 16 })} />
          Go to Hub
        </Anchor>
      )}
    </nav>
  );
}

function Versions({ path, onPick }: WaysProps) {
  return (
    <ul className={css.versions}>
      {versionList.map(({ version, path: to }) => (
        <li key={version}>
          <Way to={to} path={path} onPick={onPick}>
            {`v${version}`}
          </Way>
        </li>
      ))}
    </ul>
  );
}

interface WayProps extends WaysProps {
  to: string;
  children: string;
}

function Way({ to, path, onPick, children }: WayProps) {
  return (
    <Anchor
      href={to}
      aria-current={to === path ? 'page' : undefined}
      className={css.page}
      onClick={onPick}
    >
      {children}
    </Anchor>
  );
}
