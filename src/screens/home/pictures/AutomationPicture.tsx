import { AlarmClock, MessageSquare, Pin, ScrollText } from 'lucide-react';
import { Scene } from './Scene';
import * as css from './Scene.css';

const night = [
  { at: '02:14', what: 'Welcome sent to Tomás', Icon: MessageSquare },
  { at: '04:00', what: 'Reminder: drop at 9', Icon: AlarmClock },
  { at: '06:31', what: 'Rules kept at the end', Icon: Pin },
  { at: '07:05', what: 'Deleted post logged', Icon: ScrollText },
];

export function AutomationPicture() {
  return (
    <Scene tone="accent">
      <div className={css.sheet}>
        {night.map(({ at, what, Icon }) => (
          <div key={at} className={css.row}>
            <Icon className={`${css.icon} ${css.inked}`} />
            <span className={css.oneLine}>{what}</span>
            <span className={`${css.quiet} ${css.end}`}>{at}</span>
          </div>
        ))}
      </div>
    </Scene>
  );
}
