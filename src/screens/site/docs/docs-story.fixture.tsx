import { type ComponentType, useEffect, useState } from 'react';
import { Outlet, useLocation, useParams, useRoutes } from 'react-router-dom';
import { createActor, fromPromise } from 'xstate';
import { versionModules } from '#content/changelog/load';
import { searchDocuments } from '#content/docs/search-documents';
import { latestVersion, parseVersion, type VersionRecord } from '#domain/docs/changelog';
import { buildIndex, searchDocs } from '#domain/docs/search';
import { paths } from '#domain/paths';
import {
  type CopyAnswer,
  copyNoticeMachine,
} from '#machines/shell/copy-notice/copy-notice.machine';
import {
  DocsSearchContext,
  docsSearchMachine,
  type IndexAnswer,
} from '#machines/site/docs-search/docs-search.machine';
import { memoryEntries } from '#services/browser/memory-entries';
import { createPageHistory } from '#services/browser/page-history';
import { SignInButton } from '#screens/session/UnknownAccount';
import { NavigationDrawer } from '../../shell/NavigationDrawer';
import { PageRouter } from '../../shell/PageRouter';
import { isSearchShortcut } from '../../shell/palette-shortcut';
import { RouterNavigation } from '../../shell/RouterNavigation';
import { SiteHeader } from '../../shell/SiteHeader';
import { createThemeStore, ThemeChoiceContext } from '../../shell/theme-choice';
import { Changelog } from './Changelog';
import { createVersionHistory, VersionHistoryContext } from './changelog/version-history';
import { CommandPage } from './commands/CommandPage';
import {
  type DocsSearchDialogProps,
  type DocsTools,
  DocsToolsContext,
  type SearchControl,
} from './docs-tools';
import { DocsLayout } from './DocsPage';
import { type OwnSettingsSnapshot, OwnSettingsStory } from './own/own-settings-story.fixture';
import { DocsNav } from './parts/DocsNav';
import { SectionsPage } from './parts/SectionsPage';
import { isChangelog } from './reading-order';
import { DocsSearch } from './search/DocsSearch';
import { VersionNotFound } from './VersionNotFound';

export interface DocsStoryProps {
  at: string;
  reveal?: 'instant' | 'gradual';
  clipboard?: CopyAnswer;
  /** How the search index loads: it loads at once, it stays pending, or the first attempt fails. */
  index?: 'here' | 'never' | 'second time';
  /** The reader of the settings of the server that was opened last. If undefined, the visitor is signed out. */
  own?: OwnSettingsSnapshot;
}

export function DocsStory({ at, own, ...world }: DocsStoryProps) {
  const [tools] = useState(() => toolsIn(world));
  const [history] = useState(() => createPageHistory(memoryEntries(at)));
  return (
    <PageRouter history={history}>
      <DocsAt tools={tools} />
      {own && <OwnSettingsStory at={own} />}
    </PageRouter>
  );
}

function DocsAt({ tools }: { tools: StoryTools }) {
  return useRoutes([
    {
      element: <Around tools={tools} />,
      children: [
        { path: paths.docs.pattern, element: <SectionsPage id="overview" /> },
        { path: paths.docsFeatures.pattern, element: <SectionsPage id="features" /> },
        { path: paths.adminCommands.pattern, element: <CommandPage audience="admin" /> },
        { path: paths.userCommands.pattern, element: <CommandPage audience="user" /> },
        { path: paths.changelog.pattern, element: <VersionPage /> },
        { path: paths.changelogVersion.pattern, element: <VersionPage /> },
      ],
    },
    { path: '*', element: <p role="status">Elsewhere</p> },
  ]);
}

async function loadVersion(text: string): Promise<VersionRecord | null> {
  const wanted = parseVersion(text);
  const known = Object.entries(versionModules).find(([version]) => version === wanted);
  return known ? known[1]() : null;
}

function VersionPage() {
  const { version = latestVersion } = useParams();
  const [record, setRecord] = useState<VersionRecord | null | 'loading'>('loading');
  useEffect(() => {
    let isLeft = false;
    void loadVersion(version).then((loaded) => {
      if (!isLeft) setRecord(loaded);
    });
    return () => {
      isLeft = true;
    };
  }, [version]);
  if (record === 'loading') return <p>Loading</p>;
  return record ? <Changelog record={record} /> : <VersionNotFound />;
}

interface StoryTools extends Omit<DocsTools, 'search'> {
  Search: ComponentType<DocsSearchDialogProps>;
}

function Around({ tools: { Search, ...tools } }: { tools: StoryTools }) {
  const [isSearching, setIsSearching] = useState(false);
  const [theme] = useState(() =>
    createThemeStore(
      () => 'system',
      () => {},
    ),
  );
  const [history] = useState(() => createVersionHistory(() => {}));
  const path = useLocation().pathname;
  useEffect(() => () => history.close(), [history]);
  useEffect(() => {
    if (!isChangelog(path)) history.close();
  }, [history, path]);
  const search = { open: () => setIsSearching(true), preload: () => {} };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      setIsSearching(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <RouterNavigation>
      <ThemeChoiceContext value={theme}>
        <StoryBar path={path} search={search} />
      </ThemeChoiceContext>
      <main id="main">
        <VersionHistoryContext value={history}>
          <DocsToolsContext value={{ ...tools, search }}>
            <DocsLayout path={path}>
              <Outlet />
            </DocsLayout>
            <Search isOpen={isSearching} onOpenChange={setIsSearching} />
          </DocsToolsContext>
        </VersionHistoryContext>
      </main>
    </RouterNavigation>
  );
}

/** The header of the site, as on the pages of the documentation (`src/app/site/SiteBar.tsx`). */
function StoryBar({ path, search }: { path: string; search: SearchControl }) {
  // A link in the drawer loads another page, on which the drawer must be closed. The drawer is therefore open only on
  // the path where it was opened.
  const [menuOn, setMenuOn] = useState<string | null>(null);
  const isOpen = menuOn === path;
  const close = () => setMenuOn(null);
  return (
    <>
      <SiteHeader
        account={<SignInButton onPress={() => {}} onIntent={() => {}} />}
        isMenuOpen={isOpen}
        onMenu={() => setMenuOn(path)}
        onPalette={() => {}}
        docsSearch={{ onPress: search.open, onIntent: search.preload }}
      />
      <NavigationDrawer
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        onPricing={() => {}}
        section={<DocsNav path={path} isInDrawer onPick={close} />}
      />
    </>
  );
}

function toolsIn(world: Omit<DocsStoryProps, 'at' | 'own'>): StoryTools {
  const { reveal = 'instant', clipboard = { ok: true, value: null }, index = 'here' } = world;
  const seen = new Set<string>();
  const searchLogic = docsSearchMachine.provide({
    actors: { loadIndex: fromPromise<IndexAnswer>(indexIn(index)) },
  });
  const copyLogic = copyNoticeMachine.provide({
    actors: { write: fromPromise<CopyAnswer, string>(async () => clipboard) },
  });
  function Search(props: DocsSearchDialogProps) {
    return (
      <DocsSearchContext.Provider logic={searchLogic}>
        <DocsSearch {...props} />
      </DocsSearchContext.Provider>
    );
  }
  return {
    Search,
    loadCopy: async () => (onChange) => {
      const actor = createActor(copyLogic);
      actor.subscribe((at) => onChange(at.value));
      actor.start();
      return { copy: (text) => actor.send({ type: 'copy', text }), stop: () => actor.stop() };
    },
    isRevealInstant: (pageId) => reveal === 'instant' || seen.has(pageId),
    rememberReveal: (pageId) => seen.add(pageId),
  };
}

function indexIn(index: NonNullable<DocsStoryProps['index']>): () => Promise<IndexAnswer> {
  let isRefused = index === 'second time';
  return async () => {
    if (index === 'never') await new Promise(() => {});
    if (isRefused) {
      isRefused = false;
      return { ok: false, error: { kind: 'unreachable' } };
    }
    const built = buildIndex(searchDocuments);
    return { ok: true, value: (query) => searchDocs(built, query) };
  };
}
