import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { brand } from '#content/brand';
import { introSlides } from '#content/intro';
import { IntroContext } from '#machines/site/intro/intro.machine';
import { grid, row } from '#theme/box';
import * as css from './Intro.css';
import { IntroSlideView } from './IntroSlideView';
import { type Point, swipeOf } from './swipe';

export interface IntroProps {
  /** The number of times that the user has requested the intro. Each new request opens the intro again. */
  asked: number;
}

export function Intro({ asked }: IntroProps) {
  return (
    <IntroContext.Provider options={{ input: { slides: introSlides.length } }}>
      <Asked times={asked} />
      <IntroDialog />
    </IntroContext.Provider>
  );
}

function Asked({ times }: { times: number }) {
  const intro = IntroContext.useActorRef();
  useEffect(() => {
    if (times > 0) intro.send({ type: 'open' });
  }, [intro, times]);
  return null;
}

/** Six slides about the product, with buttons, dots, arrow keys and swipes (product.md §3.5). */
export function IntroDialog() {
  const intro = IntroContext.useActorRef();
  const isOpen = IntroContext.useSelector((snapshot) => snapshot.matches('open'));
  return (
    <Dialog
      title={`WHAT IS ${brand.name}?`}
      isOpen={isOpen}
      onOpenChange={(open) => intro.send({ type: open ? 'open' : 'close' })}
    >
      <Slides />
    </Dialog>
  );
}

function Slides() {
  const intro = IntroContext.useActorRef();
  const at = IntroContext.useSelector(({ context }) => context.slide);
  const slide = introSlides[at] ?? introSlides[0];
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isFirst = at === 0;
  const isLast = at === introSlides.length - 1;

  const turn = (type: 'next' | 'previous') => {
    intro.send({ type });
    // On the first or last slide, the pressed button becomes disabled and would lose the focus.
    const { slide: now, last } = intro.getSnapshot().context;
    const { activeElement } = document;
    if (now === last && activeElement === next.current) previous.current?.focus();
    if (now === 0 && activeElement === previous.current) next.current?.focus();
  };
  useArrowKeys(turn);
  const swipe = useSwipe(turn);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={`What ${brand.name} does`}
      className={grid({ gap: 'l' })}
    >
      <div className={css.window} aria-live="polite" {...swipe}>
        <IntroSlideView
          key={slide.id}
          slide={slide}
          position={`${at + 1} of ${introSlides.length}`}
          onLeave={() => intro.send({ type: 'close' })}
        />
      </div>
      <div className={css.controls}>
        <span className={css.previous}>
          <Button
            ref={previous}
            tone="plain"
            size="compact"
            isDisabled={isFirst}
            onPress={() => turn('previous')}
          >
            Previous
          </Button>
        </span>
        <IntroDots at={at} onJump={(to) => intro.send({ type: 'jump', slide: to })} />
        <span className={css.next}>
          <Button ref={next} size="compact" isDisabled={isLast} onPress={() => turn('next')}>
            Next
          </Button>
        </span>
      </div>
    </section>
  );
}

/** Handles the arrow keys while the dialog is mounted. It does not matter which element of the dialog has the focus. */
function useArrowKeys(onTurn: (way: 'next' | 'previous') => void) {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onTurn('next');
    if (key === 'ArrowLeft') onTurn('previous');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Returns pointer handlers for horizontal swipes. A mouse cannot swipe, because dragging it selects text. */
function useSwipe(onSwipe: (way: 'next' | 'previous') => void) {
  const begun = useRef<Point | null>(null);
  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') return;
      begun.current = { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = begun.current;
      begun.current = null;
      const way = from && swipeOf(from, { x: clientX, y: clientY });
      if (way) onSwipe(way);
    },
    onPointerCancel: () => {
      begun.current = null;
    },
  };
}

interface IntroDotsProps {
  at: number;
  onJump: (slide: number) => void;
}

function IntroDots({ at, onJump }: IntroDotsProps) {
  return (
    <ul aria-label="Slides" className={row({ align: 'stretch' })}>
      {introSlides.map(({ id, title }, slide) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`${slide + 1}: ${title}`}
            aria-current={slide === at || undefined}
            className={css.press}
            onClick={() => onJump(slide)}
          >
            <span className={css.dot} />
          </button>
        </li>
      ))}
    </ul>
  );
}
