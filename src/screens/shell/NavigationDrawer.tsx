import {
  BookOpen,
  FileText,
  House,
  LayoutGrid,
  Newspaper,
  Search,
  ShieldCheck,
  Sparkles,
  ShoppingBag,
  Tag,
  Wallet,
  WandSparkles,
} from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Anchor } from '#components/Link/Anchor';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { Drawer } from '#components/Drawer/Drawer';
import { paths } from '#domain/paths';
import { themes } from '#domain/theme';
import { box, stack } from '#theme/box';
import type { NavigationProps } from './navigation-tools';
import * as css from './NavigationDrawer.css';
import { openPalette } from './open-palette';
import { PaletteContext } from './palette-control';
import { themeChoices } from './theme-choices';
import { useThemeChoice } from './theme-choice';

export interface NavigationDrawerProps extends NavigationProps {
  onPricing: () => void;
  /** The servers and stores of the viewer. */
  places?: ReactNode;
  staff?: ReactNode;
}

/** The site's navigation in a drawer on the left (product.md §4.2). It closes when the user chooses a link. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const { isOpen, onOpenChange, onPricing, section, places, staff } = props;
  const palette = use(PaletteContext);
  const close = () => onOpenChange(false);
  return (
    <Drawer title="Navigation" isOpen={isOpen} onOpenChange={onOpenChange} footer={staff}>
      {section && <div className={css.section}>{section}</div>}
      <nav aria-label="Navigation" className={stack({ gap: 'xl' })}>
        <Group title="Main">
          {palette && (
            <Action
              icon={<Search />}
              onPress={() => {
                close();
                openPalette(palette.open);
              }}
            >
              Search...
            </Action>
          )}
          <Entry to={paths.servers.href()} icon={<LayoutGrid />} onChosen={close}>
            Servers
          </Entry>
          <Entry to={paths.marketplace.href()} icon={<ShoppingBag />} onChosen={close}>
            Stores
          </Entry>
          <Entry to={paths.embeds.href()} icon={<WandSparkles />} onChosen={close}>
            Embed Designer
          </Entry>
          <Entry to={paths.myMemberships.href()} icon={<Wallet />} onChosen={close}>
            Memberships
          </Entry>
          <Entry to={paths.docs.href()} icon={<BookOpen />} onChosen={close}>
            Documentation
          </Entry>
          <Entry to={paths.features.href()} icon={<Sparkles />} onChosen={close}>
            Features
          </Entry>
          <Action
            icon={<Tag />}
            onPress={() => {
              close();
              onPricing();
            }}
          >
            Pricing
          </Action>
          <Entry to={paths.changelog.href()} icon={<Newspaper />} onChosen={close}>
            Changelog
          </Entry>
        </Group>
        {places}
        <Group title="Legal">
          <Entry to={paths.terms.href()} icon={<FileText />} onChosen={close}>
            Terms of Service
          </Entry>
          <Entry to={paths.privacy.href()} icon={<ShieldCheck />} onChosen={close}>
            Privacy Policy
          </Entry>
        </Group>
        <Anchor href={paths.home.href()} className={css.hub} onClick={close}>
          <House aria-hidden className={css.icon} />
          Go to Hub
        </Anchor>
        <Theme />
      </nav>
    </Drawer>
  );
}

/** Chooses the next color scheme, and leaves the drawer open. */
function Theme() {
  const { theme, setTheme } = useThemeChoice();
  const { icon, label } = themeChoices[theme];
  return (
    <ul>
      <Action
        icon={icon}
        onPress={() => setTheme(themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system')}
      >
        {`Theme: ${label}`}
      </Action>
    </ul>
  );
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={stack({ gap: 'xs' })}>
      <h3 className={box({ paddingInline: 'm', size: 'xs', weight: 'medium', color: 'textMuted' })}>
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

interface ActionProps {
  icon: ReactNode;
  onPress: () => void;
  children: string;
}

function Action({ icon, onPress, children }: ActionProps) {
  return (
    <li>
      <button type="button" className={css.entry} onClick={onPress}>
        <span aria-hidden className={css.icon}>
          {icon}
        </span>
        {children}
      </button>
    </li>
  );
}

interface EntryProps {
  to: string;
  icon: ReactNode;
  onChosen: () => void;
  children: string;
}

export function Entry({ to, icon, onChosen, children }: EntryProps) {
  const isHere = useAddress().pathname === to;
  return (
    <li>
      <Anchor
        href={to}
        aria-current={isHere ? 'page' : undefined}
        className={css.entry}
        onClick={onChosen}
      >
        <span aria-hidden className={css.icon}>
          {icon}
        </span>
        <bdi className={css.label}>{children}</bdi>
      </Anchor>
    </li>
  );
}
