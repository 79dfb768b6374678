import { BookOpen, FileText, House, ShieldCheck, Sparkles, Tag, WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#components/Link/Anchor';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { Drawer } from '#components/Drawer/Drawer';
import { paths } from '#domain/paths';
import { box, grid } from '#theme/box';
import * as css from './NavigationDrawer.css';

export interface NavigationDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPricing: () => void;
  /** Only on documentation pages, above the site's navigation, if it does not fit beside the text. */
  docs?: ReactNode;
  staff?: ReactNode;
}

/** The site's navigation in a drawer on the left (product.md §4.2). It closes when the user chooses a link. */
export function NavigationDrawer({
  isOpen,
  onOpenChange,
  onPricing,
  docs,
  staff,
}: NavigationDrawerProps) {
  const close = () => onOpenChange(false);
  return (
    <Drawer title="Navigation" isOpen={isOpen} onOpenChange={onOpenChange} footer={staff}>
      {docs && <div className={css.docs}>{docs}</div>}
      <nav aria-label="Navigation" className={grid({ gap: 'xl' })}>
        <Group title="Main">
          <Entry to={paths.docs.href()} icon={<BookOpen />} onChosen={close}>
            Documentation
          </Entry>
          <Entry to={paths.features.href()} icon={<Sparkles />} onChosen={close}>
            Features
          </Entry>
          <li>
            <button
              type="button"
              className={css.entry}
              onClick={() => {
                close();
                onPricing();
              }}
            >
              <Tag aria-hidden className={css.icon} />
              Pricing
            </button>
          </li>
          <Entry to={paths.embeds.href()} icon={<WandSparkles />} onChosen={close}>
            Embed Designer
          </Entry>
        </Group>
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
      </nav>
    </Drawer>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={grid({ gap: 'xs' })}>
      <h3 className={box({ paddingInline: 'm', size: 'xs', weight: 'medium', color: 'textMuted' })}>
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

interface EntryProps {
  to: string;
  icon: ReactNode;
  onChosen: () => void;
  children: string;
}

function Entry({ to, icon, onChosen, children }: EntryProps) {
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
        {children}
      </Anchor>
    </li>
  );
}
