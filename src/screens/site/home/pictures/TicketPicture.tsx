import { Check, Hash } from 'lucide-react';
import { Scene, Writer } from './Scene';
import * as css from './Scene.css';

export function TicketPicture() {
  return (
    <Scene tone="success">
      <div className={css.sheet}>
        <div className={`${css.row} ${css.quiet}`}>
          <Hash className={css.icon} />
          onboarding-204
        </div>
        <Writer says="Welcome, Nadia!" />
        <div className={css.wrap}>
          <span className={`${css.chip} ${css.lit}`}>
            <Check className={css.icon} />
            Amazon
          </span>
          <span className={css.chip}>Cards</span>
          <span className={css.chip}>Sports</span>
        </div>
        <div className={css.line} />
        <div className={`${css.row} ${css.inked}`}>
          <Check className={css.icon} />
          Paid on Whop, role given
        </div>
      </div>
    </Scene>
  );
}
