import { AlarmClock, MessageSquare, Pin, ScrollText } from 'lucide-react';
import { Scene } from './Scene';
import * as css from './Scene.css';

const night = [
  { at: '2:14 AM', what: 'Welcome sent to Tomás', Icon: MessageSquare },
  { at: '4:00 AM', what: 'Reminder: drop at 9', Icon: AlarmClock },
  { at: '6:31 AM', what: 'Rules kept at the bottom', Icon: Pin },
  { at: '7:05 AM', what: 'Deleted post logged', Icon: ScrollText },
];

export function AutomationPicture() {
  return (
    <Scene tone="accent">
      <div className={css.sheet}>
        {night.map(({ at, what, Icon }) => (
          <div key={at} className={css.row}>
            <Icon className={`${css.icon} ${css.inked}`} />
            <span className={css.oneLine}>{what}</span>
            <span className={css.time}>{at}</span>
          </div>
        ))}
      </div>
    </Scene>
  );
}
