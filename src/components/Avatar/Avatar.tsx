import { useState } from 'react';
import { avatar, type AvatarVariants, image } from './Avatar.css';
import { identiconOf, initialsOf } from './fallback';

export interface AvatarProps {
  /** URL of the picture. If the picture cannot be loaded, the avatar shows its fallback. */
  src?: string | null;
  /** Without a picture, its initials are shown. An empty name gives an identicon (`product.md §6.4`). */
  name: string;
  /** Determines the identicon and the color, for example an id. Defaults to the name. */
  seed?: string;
  size: AvatarVariants['size'];
  shape?: AvatarVariants['shape'];
  /** The accessible name of the picture. Without it, the picture is decorative, because text beside it names it. */
  label?: string;
}

/** The picture of a user or a server. The fallback is two initials or an identicon. */
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

/** The identicon is an inline SVG. In an `img`, each SVG would be a separate document, which costs the browser 2 ms. */
function Drawing({ seed, named }: { seed: string; named: object }) {
  const { squares, color } = identiconOf(seed);
  return (
    <svg {...named} className={image} viewBox="-1.5 -1.5 8 8">
      <path d={squares} fill={color} />
    </svg>
  );
}

const colors = ['accent', 'success', 'warning', 'danger', 'plain'] as const;

function colorOf(seed: string): AvatarVariants['color'] {
  let hash = 0;
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return colors[hash % colors.length] ?? 'plain';
}
