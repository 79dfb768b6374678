import { Cpu, Gamepad2, Plane, Scale, Wrench } from 'lucide-react';
import { Scene } from './Scene';
import * as css from './Scene.css';

const finds = [
  { what: 'Settlement: data breach', worth: '$125', Icon: Scale },
  { what: 'Impact driver set', worth: '−38%', Icon: Wrench },
  { what: 'Oslo to Rome, May', worth: '$64', Icon: Plane },
  { what: 'Handheld console', worth: '−22%', Icon: Gamepad2 },
  { what: '4 TB drive, Amazon', worth: '−61%', Icon: Cpu },
];

export function DealsPicture() {
  return (
    <Scene tone="success">
      <div className={css.sheet}>
        {finds.map(({ what, worth, Icon }) => (
          <div key={what} className={css.row}>
            <Icon className={`${css.icon} ${css.inked}`} />
            <span className={css.oneLine}>{what}</span>
            <span className={`${css.chip} ${css.lit} ${css.end}`}>{worth}</span>
          </div>
        ))}
      </div>
    </Scene>
  );
}
