import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import type { Square } from '#domain/team/picture';
import { visuallyHidden } from '#theme/visually-hidden.css';

import { moved } from './crop';
import { placeOf } from './CroppedPicture';
import type { OpenPicture } from './open-picture';
import * as css from './PictureField.css';

/** How far an arrow key moves the picture, without and with Shift: a fraction of the visible part. */
const STEP = 0.02;
const LARGE_STEP = 0.1;

const directions = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

export interface CropperProps {
  picture: OpenPicture;
  crop: Square;
  onCrop: (crop: Square) => void;
  shape: css.PictureShape;
  isDisabled: boolean;
}

/**
 * The user moves the picture with the pointer or the arrow keys. For screen readers it is two sliders, like a color
 * area; the vertical one is not in the tab order.
 */
export function Cropper({ picture: { url, size }, crop, onCrop, shape, isDisabled }: CropperProps) {
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const drag = useRef<{ x: number; y: number; crop: Square } | null>(null);
  const move = (from: Square, by: { x: number; y: number }) =>
    onCrop(moved(from, size, { x: -by.x, y: -by.y }));

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (isDisabled || event.button !== 0) return;
    event.preventDefault();
    slider.current?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, crop };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const from = drag.current;
    const width = frame.current?.clientWidth;
    if (!from || !width) return;
    const scale = from.crop.side / width;
    move(from.crop, { x: (event.clientX - from.x) * scale, y: (event.clientY - from.y) * scale });
  };
  const letGo = () => {
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = Object.entries(directions).find(([key]) => key === event.key)?.[1];
    if (!direction) return;
    event.preventDefault();
    const length = Math.max(1, crop.side * (event.shiftKey ? LARGE_STEP : STEP));
    move(crop, { x: direction.x * length, y: direction.y * length });
  };

  const room = { x: size.width - crop.side, y: size.height - crop.side };
  const axis = (name: string, along: 'x' | 'y') => ({
    type: 'range',
    className: visuallyHidden,
    disabled: isDisabled,
    'aria-label': name,
    'aria-roledescription': '2D slider',
    'aria-describedby': hintId,
    'aria-valuetext': `${percent(crop.x, room.x)} from the left, ${percent(crop.y, room.y)} from the top`,
    min: 0,
    max: room[along],
    onKeyDown,
  });
  return (
    <div role="group" aria-label="Crop" className={css.cropper}>
      <div
        className={css.window}
        data-disabled={isDisabled || undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <div ref={frame} className={css.frame}>
          <img
            src={url}
            alt=""
            draggable={false}
            className={css.placed}
            style={placeOf(crop, size)}
          />
          <span className={css.mask({ shape })} />
        </div>
        <input
          ref={slider}
          {...axis('Picture, left to right', 'x')}
          value={room.x - crop.x}
          onChange={({ target }) => onCrop({ ...crop, x: room.x - target.valueAsNumber })}
        />
        <input
          {...axis('Picture, up and down', 'y')}
          tabIndex={-1}
          value={crop.y}
          onChange={({ target }) => onCrop({ ...crop, y: target.valueAsNumber })}
        />
      </div>
      <p id={hintId} className={css.hint}>
        Drag the picture, or use the arrow keys.
      </p>
    </div>
  );
}

function percent(place: number, room: number): string {
  return `${room === 0 ? 50 : Math.round((place / room) * 100)} %`;
}
