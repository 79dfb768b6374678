import { Hash } from 'lucide-react';
import type { ReactNode } from 'react';
import { box, row, stack } from '#theme/box';
import * as css from '../Picture.css';

export interface ChatProps {
  channel: string;
  children: ReactNode;
}

export function Chat({ channel, children }: ChatProps) {
  return (
    <div className={css.chat}>
      <p className={css.channel}>
        <Hash className={box({ square: 14, color: 'textMuted' })} />
        {channel}
      </p>
      <div className={stack({ gap: 'l', padding: 'l' })}>{children}</div>
    </div>
  );
}

export interface SaidProps {
  name: string;
  by: 'bot' | 'member' | 'other';
  at?: string;
  children: ReactNode;
}

export function Said({ name, by, at = '6:04 PM', children }: SaidProps) {
  return (
    <div className={row({ gap: 'm', align: 'stretch' })}>
      <span className={css.view[by]}>{name.slice(0, 1)}</span>
      <div className={stack({ gap: 'xs', flex: 1, shrinks: true })}>
        <p className={row({ gap: 's' })}>
          <span className={box({ weight: 'strong' })}>{name}</span>
          {by === 'bot' && <span className={css.app}>APP</span>}
          <span className={css.time}>{at}</span>
        </p>
        {children}
      </div>
    </div>
  );
}

export interface EmbedProps {
  title: string;
  children: ReactNode;
}

export function Embed({ title, children }: EmbedProps) {
  return (
    <div className={css.embed}>
      <p className={box({ weight: 'strong' })}>{title}</p>
      <div className={box({ color: 'textMuted' })}>{children}</div>
    </div>
  );
}

export interface ChipsProps {
  /** Buttons under a message. A button with `isOn` looks pressed. */
  chips: readonly { label: string; isOn?: boolean }[];
}

export function Chips({ chips }: ChipsProps) {
  return (
    <div className={css.chips}>
      {chips.map(({ label, isOn = false }) => (
        <span key={label} className={isOn ? css.chipOn : css.chip}>
          {label}
        </span>
      ))}
    </div>
  );
}
