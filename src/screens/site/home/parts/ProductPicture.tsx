import type { ReactNode } from 'react';
import { Hash } from 'lucide-react';
import { Badge } from '#components/Badge/Badge';
import { brand } from '#content/brand';
import { box, grid, row, stack } from '#theme/box';
import { BrandMark } from '../../../shell/BrandMark';
import * as css from './ProductPicture.css';

/**
 * A picture of the dashboard, and in front of it one of a Discord channel with the effect of the settings. Decorative:
 * nothing can be focused. `dashboard` belongs to another screen, so the app passes it in.
 */
export function ProductPicture({ dashboard }: { dashboard: ReactNode }) {
  return (
    <div aria-hidden inert className={css.frame}>
      <div className={css.app}>{dashboard}</div>
      <div className={css.panel}>
        <ChatPicture />
      </div>
    </div>
  );
}

function ChatPicture() {
  return (
    <div className={`${grid({ shrinks: true })} ${css.chat}`}>
      <p
        className={`${row({ gap: 's', paddingInline: 'l', separator: 'below', weight: 'strong' })} ${css.head}`}
      >
        <Hash className={box({ flex: 'none', square: 16 })} />
        success
        <span className={box({ weight: 'regular', color: 'textMuted', truncated: true })}>
          Post a win, earn 10 points
        </span>
      </p>
      <div className={stack({ gap: 'l', padding: 'l', overflow: 'hidden' })}>
        <FromTheBot at="Today at 9:41 AM">
          <div className={css.embed}>
            <p className={box({ weight: 'strong' })}>Success recorded</p>
            <p>
              <span className={css.mention}>@Nadia</span> earned 10 points.
            </p>
            <div className={row({ gap: 's', align: 'stretch', justify: 'between' })}>
              <Fact name="Points" value="1,240" />
              <Fact name="Rank" value="1st" />
              <Fact name="This month" value="14 wins" />
            </div>
          </div>
        </FromTheBot>
      </div>
    </div>
  );
}

function FromTheBot({ at, children }: { at: string; children: ReactNode }) {
  return (
    <div className={css.message}>
      <span className={css.botAvatar}>
        <BrandMark />
      </span>
      <p className={row({ gap: 's', weight: 'strong' })}>
        {brand.name}
        <Badge size="small" tone="accent">
          APP
        </Badge>
        <span className={box({ size: 'xs', weight: 'regular', color: 'textMuted' })}>{at}</span>
      </p>
      {children}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <p className={grid({ digits: true })}>
      <span className={box({ color: 'textMuted' })}>{name}</span>
      <span className={box({ weight: 'strong' })}>{value}</span>
    </p>
  );
}
