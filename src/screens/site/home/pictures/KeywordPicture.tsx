import { BellRing } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import { Scene, Writer } from './Scene';
import * as css from './Scene.css';

export function KeywordPicture() {
  return (
    <Scene tone="accent">
      <div className={css.sheet}>
        <Writer name="Restock Feed" />
        <p>
          Restocked: <span className={`${css.chip} ${css.lit}`}>151 booster box</span> at $119
        </p>
        <div className={css.line} />
        <div className={css.row}>
          <BellRing className={`${css.icon} ${css.inked}`} />
          <span className={css.quiet}>14 of 1,900 pinged</span>
          <span className={`${css.row} ${css.end}`}>
            <Avatar name="Ines Duarte" size={24} />
            <Avatar name="Rico V" size={24} />
            <Avatar name="Kai" size={24} />
          </span>
        </div>
      </div>
    </Scene>
  );
}
