import type { ReactNode } from 'react';
import { BookOpen, Server } from 'lucide-react';
import { paths } from '#domain/paths';
import { useThemeChoice } from '../shell/theme-choice';
import { ThemeSwitch } from '../shell/ThemeSwitch';
import { TopBar } from '../shell/TopBar';
import { needsScript } from '../shell/TopBar.css';

export interface EmbedsTopBarProps {
  /** The account, or the button to sign in. */
  account: ReactNode;
}

/** Header links to the rest of the site (product.md §15.1). */
export function EmbedsTopBar({ account }: EmbedsTopBarProps) {
  const { theme, setTheme } = useThemeChoice();
  return (
    <TopBar
      back={{ href: paths.home.href(), label: 'Hub' }}
      links={[
        { href: paths.docs.href(), label: 'Documentation', icon: BookOpen },
        { href: paths.servers.href(), label: 'Servers', icon: Server },
      ]}
      end={
        <>
          <div className={needsScript}>
            <ThemeSwitch value={theme} onChange={setTheme} />
          </div>
          {account}
        </>
      }
    />
  );
}
