import { introSlides } from '#content/intro';
import { IntroContext, introMachine } from '#machines/site/intro/intro.machine';
import preview from '../../../../../.storybook/preview';
import { StoryFrame } from '../../../shell/story-frame';
import { IntroDialog } from './IntroDialog';

const last = introSlides.length - 1;

const meta = preview.meta({
  title: 'Screens/Home/Intro',
  parameters: { layout: 'fullscreen' },
  args: { value: 'open' as 'open' | 'closing', slide: 0 },
  render: ({ value, slide }) => (
    <StoryFrame at="/">
      <IntroContext.Provider
        key={`${value} ${slide}`}
        options={{
          input: { slides: introSlides.length },
          snapshot: introMachine.resolveState({ value, context: { slide, last } }),
        }}
      >
        <IntroDialog />
      </IntroContext.Provider>
    </StoryFrame>
  ),
});

export const Welcome = meta.story({ args: { slide: 0 } });
export const MemberManagement = meta.story({ args: { slide: 1 } });
export const SuccessTracking = meta.story({ args: { slide: 2 } });
export const AutomationAndNotifications = meta.story({ args: { slide: 3 } });
export const PointSystemsAndRewards = meta.story({ args: { slide: 4 } });
export const ReadyToGetStarted = meta.story({ args: { slide: 5 } });
export const Closing = meta.story({ args: { value: 'closing', slide: 3 } });
