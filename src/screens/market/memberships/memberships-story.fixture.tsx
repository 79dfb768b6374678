import { useEffect, useState } from 'react';
import type { OwnStore } from '#domain/marketplace/own-store';
import { paths } from '#domain/paths';
import { people } from '#mocks/session/people';
import { loadOwnStores } from '#services/market/own-stores';
import { SellerMemberships } from '../../../app/pages/market/seller/MembershipsSection';
import { ToastHost } from '../../../app/ToastHost';
import { worldStory, type WorldStoryOptions } from '../../../../.storybook/world-story';
import { StoryFrame } from '../../shell/story-frame';
import * as css from './memberships-story.css';

const userId = people.owner.id;

/** Creates a story that shows the memberships of the user's store. It is wired as in the app and runs in a mock world. */
export function membershipsStory(
  options: Pick<WorldStoryOptions, 'world' | 'pending'>,
  change: Partial<OwnStore> = {},
  checkoutRequest: string | null = null,
) {
  const story = worldStory({ ...options, at: paths.marketplace.href() });
  return {
    backend: story.backend,
    respond: story.respond,
    annotations: {
      ...story.annotations,
      render: () => <OwnMemberships change={change} checkoutRequest={checkoutRequest} />,
    },
  };
}

interface OwnMembershipsProps {
  change: Partial<OwnStore>;
  checkoutRequest: string | null;
}

function OwnMemberships({ change, checkoutRequest }: OwnMembershipsProps) {
  const [store, setStore] = useState<OwnStore | null>(null);
  useEffect(() => {
    void loadOwnStores({ userId }).then((loaded) => {
      const found = loaded.ok && loaded.value.find(({ slug }) => slug === 'card-collectors');
      if (found) setStore(found);
    });
  }, []);
  if (!store) return null;
  return (
    <StoryFrame at={paths.seller.href(store.id, 'memberships')} session="signedIn">
      <ToastHost />
      <main className={css.page}>
        <SellerMemberships
          store={{ ...store, ...change }}
          userId={userId}
          checkoutRequest={checkoutRequest}
        />
      </main>
    </StoryFrame>
  );
}
