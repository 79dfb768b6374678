import {
  AlarmClock,
  BellRing,
  Bot,
  Check,
  Cpu,
  Gamepad2,
  Hash,
  MessageSquare,
  Pin,
  Plane,
  Scale,
  ScrollText,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { brand } from '#content/brand';
import { row } from '#theme/box';
import { BrandMark } from '../../../shell/BrandMark';
import * as css from './Pictures.css';

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

export function ScramblePicture() {
  return (
    <Scene tone="warning">
      <div className={css.sheet}>
        <Writer says="Unscramble this word" />
        <div className={row({ gap: 'xs', align: 'stretch' })}>
          {['T', 'I', 'F', 'O', 'R', 'P'].map((each) => (
            <span key={each} className={css.letter}>
              {each}
            </span>
          ))}
        </div>
        <div className={css.line} />
        <div className={css.row}>
          <Writer name="Kai" says="profit!" />
          <span className={`${css.chip} ${css.lit} ${css.end}`}>+25</span>
        </div>
      </div>
    </Scene>
  );
}

const sales = [10, 14, 12, 19, 17, 25, 22, 31, 38];

export function SuccessPicture() {
  return (
    <Scene tone="success">
      <div className={css.sheet}>
        <div className={css.row}>
          <Writer name="Nadia" says="best week yet" />
          <span className={`${css.chip} ${css.lit} ${css.end}`}>+10</span>
        </div>
        <div className={css.shot}>
          <svg viewBox="0 0 100 40" preserveAspectRatio="none" className={css.chart}>
            {sales.map((height, week) => (
              <rect key={height} x={week * 11.5} y={40 - height} width="8" height={height} rx="1" />
            ))}
          </svg>
          <span className={css.watermark}>
            <BrandMark />
            {brand.name}
          </span>
        </div>
      </div>
    </Scene>
  );
}

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

interface SceneProps {
  tone: keyof typeof css.tones;
  children: ReactNode;
}

/** A small drawing of the product. Decorative: the text beside it says the same. */
export function Scene({ tone, children }: SceneProps) {
  return (
    <div aria-hidden className={`${css.scene} ${css.tones[tone]}`}>
      {children}
    </div>
  );
}

function Writer({ name, says }: { name?: string; says?: string }) {
  return (
    <div className={css.row}>
      {name === undefined ? <BrandMark /> : <Avatar name={name} size={24} />}
      <span className={css.name}>{name ?? brand.name}</span>
      {name === undefined && (
        <Badge size="small" tone="accent">
          <Bot aria-hidden className={css.icon} />
        </Badge>
      )}
      {says !== undefined && <span className={`${css.quiet} ${css.oneLine}`}>{says}</span>}
    </div>
  );
}
