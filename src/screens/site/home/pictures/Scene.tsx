import { Bot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { brand } from '#content/brand';
import { BrandMark } from '../../../shell/BrandMark';
import * as css from './Scene.css';

export interface SceneProps {
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

export function Writer({ name, says }: { name?: string; says?: string }) {
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
