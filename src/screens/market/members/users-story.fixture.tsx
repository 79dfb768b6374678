import { useEffect, useState } from 'react';
import type { OwnStore } from '#domain/marketplace/own-store';
import { paths } from '#domain/paths';
import { people } from '#mocks/session/people';
import { loadOwnStores } from '#services/market/own-stores';
import { SellerUsers } from '../../../app/pages/market/seller/UsersSection';
import { ToastHost } from '../../../app/ToastHost';
import { worldStory, type WorldStoryOptions } from '../../../../.storybook/world-story';
import { StoryFrame } from '../../shell/story-frame';
import * as css from '../memberships/memberships-story.css';

const userId = people.owner.id;

interface UsersStoryOptions extends Pick<WorldStoryOptions, 'world'> {
  /** The query string of the URL, without '?'. */
  query?: string;
}

/** Creates a story that shows the users of the viewer's store. It is wired as in the app and runs in a mock world. */
export function usersStory({ query = '', ...options }: UsersStoryOptions) {
  const story = worldStory({ ...options, at: paths.marketplace.href() });
  return {
    backend: story.backend,
    annotations: { ...story.annotations, render: () => <OwnUsers query={query} /> },
  };
}

function OwnUsers({ query }: { query: string }) {
  const [store, setStore] = useState<OwnStore | null>(null);
  useEffect(() => {
    void loadOwnStores({ userId }).then((loaded) => {
      const found = loaded.ok && loaded.value.find(({ slug }) => slug === 'card-collectors');
      if (found) setStore(found);
    });
  }, []);
  if (!store) return null;
  const at = paths.seller.href(store.id, 'users');
  return (
    <StoryFrame at={query === '' ? at : `${at}?${query}`} pattern={at} session="signedIn">
      <ToastHost />
      <main className={css.page}>
        <SellerUsers store={store} userId={userId} />
      </main>
    </StoryFrame>
  );
}
