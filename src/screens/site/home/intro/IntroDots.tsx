import { introSlides } from '#content/intro';
import { dot, dots, press } from './IntroDots.css';

export interface IntroDotsProps {
  at: number;
  onJump: (slide: number) => void;
}

export function IntroDots({ at, onJump }: IntroDotsProps) {
  return (
    <ul aria-label="Slides" className={dots}>
      {introSlides.map(({ id, title }, slide) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`${slide + 1}: ${title}`}
            aria-current={slide === at || undefined}
            className={press}
            onClick={() => onJump(slide)}
          >
            <span className={dot} />
          </button>
        </li>
      ))}
    </ul>
  );
}
