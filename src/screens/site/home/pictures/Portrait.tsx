import { portrait } from './Pictures.css';
import type { PortraitLook } from './portrait-looks';

/** A drawn face in a circle, 40 by 40 units. Decorative, because the name is beside it. */
export function Portrait({ look }: { look: PortraitLook }) {
  const { background, skin, hair, style, shirt, hasBeard, hasGlasses } = look;
  return (
    <svg aria-hidden viewBox="0 0 40 40" className={portrait}>
      <path fill={background} d="M0 0h40v40H0z" />
      {backHair[style] && <path fill={hair} d={backHair[style]} />}
      <path fill={shirt} d="M6 40c0-8 5.6-11 14-11s14 3 14 11z" />
      <path fill={skin} d="M16.5 24h7v5.5a3.5 3.5 0 0 1-7 0z" />
      <path fill="#000" opacity=".12" d="M16.5 26.5c2 1.6 5 1.6 7 0v1.3c-2 1.5-5 1.5-7 0z" />
      <ellipse cx="20" cy="18.5" rx="7.2" ry="8.5" fill={skin} />
      {hasBeard && (
        <path
          fill={hair}
          d="M12.9 18.5c.8 1.5 1.6 3 3.1 3.3 2 .4 6 .4 8 0 1.5-.3 2.3-1.8 3.1-3.3.2 5-2.4 9.3-7.1 9.3s-7.3-4.3-7.1-9.3z"
        />
      )}
      <path fill={hair} d={frontHair[style]} />
      <circle cx="17" cy="18.3" r="1" fill="#221a1a" />
      <circle cx="23" cy="18.3" r="1" fill="#221a1a" />
      <path
        fill="none"
        stroke={hasBeard ? '#fff' : '#7a2f2f'}
        strokeWidth="1.1"
        strokeLinecap="round"
        d="M17.7 23c1.3 1.1 3.3 1.1 4.6 0"
      />
      {hasGlasses && (
        <path
          fill="none"
          stroke="#2b2b33"
          strokeWidth=".9"
          d="M14.3 18.3a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0zm6.2 0a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0zm-1-.4q.5-.4 1 0"
        />
      )}
    </svg>
  );
}

const backHair: Partial<Record<PortraitLook['style'], string>> = {
  long: 'M10.5 18c0-7 4-11 9.5-11s9.5 4 9.5 11c0 6 1 9 2 12H8.5c1-3 2-6 2-12z',
  bun: 'M16 5.5a4 3.6 0 1 1 8 0 4 3.6 0 1 1-8 0zM11.5 18c0-6.5 3.6-10.5 8.5-10.5s8.5 4 8.5 10.5v5h-17z',
  curly:
    'M20 4.5c2 0 3 1 4.5 1.3 2 .4 3.2 2 3.6 3.7 1.8 1.3 2.6 3.2 2 5.2.8 2 .3 4-1.2 5.3l-1.4.5H12.5L11.1 20c-1.5-1.3-2-3.3-1.2-5.3-.6-2 .2-3.9 2-5.2.4-1.7 1.6-3.3 3.6-3.7C17 5.5 18 4.5 20 4.5z',
};

const frontHair: Record<PortraitLook['style'], string> = {
  short:
    'M12.4 18c-.8-6 2-10.5 7.6-10.5S28.4 12 27.6 18c-.6-3-1.6-4.8-3-5.6-3 .8-6.6.6-9-.6-1.6 1-2.6 3-3.2 6.2z',
  long: 'M12.6 18.5c-.4-6 2.6-9.7 7.4-9.7s7.8 3.7 7.4 9.7c-2.4-1.6-4.6-3.6-5.6-6-1.8 2.8-5.4 5-9.2 6z',
  curly:
    'M12.8 16.5c.2-4 3-7 7.2-7s7 3 7.2 7c-1.2-1-1.8-2.2-2.2-3.4-1.2.8-2.6.6-3.4-.2-1 .8-2.4.8-3.4 0-.9.8-2.1.9-3.2.2-.4 1.2-1 2.4-2.2 3.4z',
  bun: 'M12.7 17.5c-.2-5.6 2.7-8.7 7.3-8.7s7.5 3.1 7.3 8.7c-1.3-3-3.5-5.2-7.3-5.2s-6 2.2-7.3 5.2z',
  cropped:
    'M12.7 16.5c-.3-5 2.6-8 7.3-8s7.6 3 7.3 8c-.8-2.4-2-3.8-3.4-4.3-2.5.5-5.3.5-7.8 0-1.4.5-2.6 1.9-3.4 4.3z',
  wavy: 'M12.3 18.5c-1.2-3.2-.8-7 1.7-8.5.9-2.7 4.4-3.7 6.8-2.5 3.2-.6 6 1 6.7 4 1.3 2 1.2 4.8.2 7-.4-2.6-1.4-4.4-3-5.2-2 1-4.3.9-6-.3-1.8 1.6-4.7 1.5-6.4 5.5z',
};
