import { box } from '#theme/box';
import { placeLabel } from './places';
import * as css from './SendPanel.css';

export interface Place {
  /** The path of a part of the form. '' is the whole message. */
  path: string;
  text: string;
}

export interface PlaceListProps {
  label: string;
  places: readonly Place[];
  /** The number of embeds. If there is only one, the labels omit its number. */
  embedCount: number;
  onShow: (path: string) => void;
}

export function PlaceList({ label, places, embedCount, onShow }: PlaceListProps) {
  return (
    <ul aria-label={label} className={css.list}>
      {places.map(({ path, text }, at) => (
        <li key={`${path} ${at}`}>
          <button type="button" className={css.place} onClick={() => onShow(path)}>
            <span className={css.name}>{placeLabel(path, embedCount)}</span>
            <span className={box({ color: 'textMuted', breaks: true })}>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
