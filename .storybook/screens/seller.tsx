import type { AnyActorLogic } from 'xstate';
import type { RenderScreen } from '../console/ScreenPanel';
import { paths } from '#domain/paths';
import { AddServerContext } from '#machines/dashboard/add-server/add-server.machine';
import {
  StoreDesignContext,
  type storeDesignMachine,
} from '#machines/market/store-design/store-design.machine';
import { store } from '#machines/market/store-design/store-design.fixtures';
import {
  StorePublishContext,
  type storePublishMachine,
} from '#machines/market/store-publish/store-publish.machine';
import { StoreRemovalContext } from '#machines/market/store-removal/store-removal.machine';
import {
  StoreSetupContext,
  type storeSetupMachine,
} from '#machines/market/store-setup/store-setup.machine';
import { cards, ofCards } from '#machines/market/store-setup/store-setup.fixtures';
import { StoryFrame } from '#screens/shell/story-frame';
import { Design } from '#screens/market/design/Design';
import { Publish } from '#screens/market/publish/Publish';
import { Setup } from '#screens/market/setup/Setup';

const as = <Machine,>(logic: AnyActorLogic) => logic as Machine;

export const storeSetup: RenderScreen = ({ logic }) => (
  <StoryFrame at={paths.seller.href(cards.id, 'setup')} session="signedIn">
    <main style={{ padding: '1.5rem' }}>
      <StoreSetupContext.Provider
        logic={as<typeof storeSetupMachine>(logic)}
        options={{ input: ofCards }}
      >
        <AddServerContext.Provider>
          <StoreRemovalContext.Provider>
            <Setup focusField={null} logoUrlOf={() => null} isKept onSignIn={() => {}} />
          </StoreRemovalContext.Provider>
        </AddServerContext.Provider>
      </StoreSetupContext.Provider>
    </main>
  </StoryFrame>
);

export const storeDesign: RenderScreen = ({ logic }) => (
  <StoryFrame at={paths.seller.href(store(1).id, 'design')} session="signedIn">
    <main style={{ padding: '1.5rem' }}>
      <StoreDesignContext.Provider
        logic={as<typeof storeDesignMachine>(logic)}
        options={{ input: { store: store(1) } }}
      >
        <Design memberships={[]} now={0} isKept />
      </StoreDesignContext.Provider>
    </main>
  </StoryFrame>
);

export const storePublish: RenderScreen = ({ logic }) => (
  <StoryFrame at={paths.seller.href(store(1).id)} session="signedIn">
    <main style={{ padding: '1.5rem' }}>
      <StorePublishContext.Provider logic={as<typeof storePublishMachine>(logic)}>
        <Published />
      </StorePublishContext.Provider>
    </main>
  </StoryFrame>
);

function Published() {
  const current = StorePublishContext.useSelector(({ context }) => context.store);
  return (
    <Publish
      store={current ?? { ...store(1), isVisible: false }}
      isComplete
      focusRequest={null}
      cardLine="From $19.99/month"
      pictureUrl={null}
    />
  );
}
