import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#domain/paths';
import { OpenStore } from './OpenStore';

/**
 * A store page that was opened by a link within the app. If a store page is loaded as a new document,
 * `../../server/ServedPage.tsx` is used instead.
 */
export function Component() {
  const { store = '' } = useParams();
  const navigate = useNavigate();
  const replaceAddress = useCallback(
    (slug: string) => void navigate(paths.store.href(slug), { replace: true }),
    [navigate],
  );
  return <OpenStore key={store} store={store} given={null} onAddress={replaceAddress} />;
}
