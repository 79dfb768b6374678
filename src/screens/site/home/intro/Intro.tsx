import { useEffect } from 'react';
import { introSlides } from '#content/intro';
import { IntroContext } from '#machines/site/intro/intro.machine';
import { IntroDialog } from './IntroDialog';

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
