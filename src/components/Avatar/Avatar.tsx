import { useState } from 'react';
import { avatar, type AvatarVariants, image } from './Avatar.css';
import { identiconOf } from './identicon';
import { initialsOf } from './initials';

export interface AvatarProps {
  /** A picture; null or undefined without one. One that does not load is treated as none. */
  src?: string | null;
  /** Whose it is: its initials stand in for the picture. Left empty, the identicon does, as for server icons (spec §7). */
  name: string;
  /** What the identicon and the color are made from, such as an id. The name, when not given. */
  seed?: string;
  size: AvatarVariants['size'];
  shape?: AvatarVariants['shape'];
  /** Names the picture where no text beside it does. Without it, it is decoration. */
  label?: string;
}

/** A person or a server: the picture, else two-letter initials, else an identicon. */
export function Avatar({ src, name, seed = name, size, shape = 'round', label }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initials = name === '' ? null : initialsOf(name);
  const picture = src && src !== broken ? src : null;
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };

  if (picture) {
    return (
      <span className={avatar({ size, shape, color: 'plain' })}>
        <img
          className={image}
          src={picture}
          alt={label ?? ''}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture)}
        />
      </span>
    );
  }
  if (!initials) {
    return (
      <span className={avatar({ size, shape, color: 'plain' })}>
        <Drawing seed={seed} named={named} />
      </span>
    );
  }
  return (
    <span {...named} className={avatar({ size, shape, color: colorOf(seed) })}>
      {initials}
    </span>
  );
}

/** Part of the page: an SVG in an `img` is a document of its own, which takes the browser 2 ms each. */
function Drawing({ seed, named }: { seed: string; named: object }) {
  const { squares, color } = identiconOf(seed);
  return (
    <svg {...named} className={image} viewBox="-1.5 -1.5 8 8">
      <path d={squares} fill={color} />
    </svg>
  );
}

const colors = ['accent', 'success', 'warning', 'danger', 'plain'] as const;

/** The same seed always has the same color. */
function colorOf(seed: string): AvatarVariants['color'] {
  let hash = 0;
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return colors[hash % colors.length] ?? 'plain';
}
