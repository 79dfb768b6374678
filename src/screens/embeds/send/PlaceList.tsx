import { placeLabel } from './places';
import * as css from './PlaceList.css';

/** Something that is said of a part of the message. */
export interface Place {
  /** A path of the form; '' is the message as a whole. */
  path: string;
  text: string;
}

export interface PlaceListProps {
  label: string;
  places: readonly Place[];
  /** How many embeds the message has: one needs no number. */
  embedCount: number;
  onShow: (path: string) => void;
}

/** Problems, each a button that leads to the control it is about. A long list scrolls. */
export function PlaceList({ label, places, embedCount, onShow }: PlaceListProps) {
  return (
    <ul aria-label={label} className={css.list}>
      {places.map(({ path, text }, at) => (
        <li key={`${path} ${at}`}>
          <button type="button" className={css.place} onClick={() => onShow(path)}>
            <span className={css.name}>{placeLabel(path, embedCount)}</span>
            <span className={css.text}>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
