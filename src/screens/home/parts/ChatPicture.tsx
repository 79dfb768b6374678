import { Flame, Hash } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { brand } from '#content/brand';
import { BrandMark } from '../../_shell/BrandMark';
import { SalesShot } from '../pictures/SuccessPicture';
import * as css from './ProductPicture.css';

export function ChatPicture() {
  return (
    <div className={css.chat}>
      <p className={css.head}>
        <Hash className={css.hash} />
        success
        <span className={css.topic}>Post a win, earn 10 points</span>
      </p>
      <div className={css.messages}>
        <div className={css.message}>
          <span className={css.view}>
            <Avatar name="Nadia" size={40} />
          </span>
          <p className={css.by}>
            Nadia <span className={css.when}>Today at 9:41 AM</span>
          </p>
          <p>Best week yet: bought at 18, sold 31 of them at 64.</p>
          <div className={css.shot}>
            <SalesShot />
          </div>
          <span />
          <span className={css.reaction}>
            <Flame className={css.small} />
            24
          </span>
        </div>
        <FromTheBot at="Today at 9:41 AM">
          <div className={css.embed}>
            <p className={css.strong}>Success recorded</p>
            <p>
              <span className={css.mention}>@Nadia</span> earned 10 points.
            </p>
            <div className={css.facts}>
              <Fact name="Points" value="1,240" />
              <Fact name="Rank" value="1st" />
              <Fact name="This month" value="14 wins" />
            </div>
          </div>
        </FromTheBot>
        <FromTheBot at="Today at 10:00 AM">
          <p>
            Unscramble <span className={css.strong}>T I F O R P</span> for 25 points.
          </p>
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
      <p className={css.by}>
        {brand.name}
        <Badge size="small" tone="accent">
          APP
        </Badge>
        <span className={css.when}>{at}</span>
      </p>
      {children}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <p className={css.fact}>
      <span className={css.quiet}>{name}</span>
      <span className={css.strong}>{value}</span>
    </p>
  );
}
