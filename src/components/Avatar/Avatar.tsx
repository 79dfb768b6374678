import { minidenticon } from 'minidenticons';
import { useState } from 'react';
import { avatar, type AvatarVariants, image } from './Avatar.css';
import { initialsOf } from './initials';

export interface AvatarProps {
  /** A picture; null or undefined without one. One that does not load is treated as none. */
  src?: string | null;
  /** Whose it is: its initials stand in for the picture. Left empty, the identicon does, as for server icons (spec §7). */
  name: string;
  /** What the identicon and the colour are made from, such as an id. The name, when not given. */
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

  if (picture ?? !initials) {
    return (
      <span className={avatar({ size, shape, colour: 'plain' })}>
        <img
          className={image}
          src={picture ?? identiconOf(seed)}
          alt={label ?? ''}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture)}
        />
      </span>
    );
  }
  return (
    <span {...named} className={avatar({ size, shape, colour: colourOf(seed) })}>
      {initials}
    </span>
  );
}

const SATURATION = 45;
const LIGHTNESS = 58;

function identiconOf(seed: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(minidenticon(seed, SATURATION, LIGHTNESS))}`;
}

const colours = ['accent', 'success', 'warning', 'danger', 'plain'] as const;

/** The same seed always has the same colour. */
function colourOf(seed: string): AvatarVariants['colour'] {
  let hash = 0;
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return colours[hash % colours.length] ?? 'plain';
}
