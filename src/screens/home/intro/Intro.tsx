import { useEffect } from 'react';
import { introSlides } from '#content/intro';
import { IntroContext } from '#machines/intro/intro.context';
import { IntroDialog } from './IntroDialog';

export interface IntroProps {
  /** How often it was asked for: each time more opens it once more. */
  asked: number;
}

/** The intro with its machine; loaded when somebody first asks what this is. */
export function Intro({ asked }: IntroProps) {
  return (
    <IntroContext.Provider options={{ input: { slides: introSlides.length } }}>
      <Asked times={asked} />
      <IntroDialog />
    </IntroContext.Provider>
  );
}

/** Tells the machine of every press. */
function Asked({ times }: { times: number }) {
  const intro = IntroContext.useActorRef();
  useEffect(() => {
    if (times > 0) intro.send({ type: 'open' });
  }, [intro, times]);
  return null;
}
