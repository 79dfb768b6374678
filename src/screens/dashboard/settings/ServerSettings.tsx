import { useIsRefreshing } from '#machines/charts/known.context';
import { isolated } from '#domain/names';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { brand } from '#content/brand';
import type { ConfigKey } from '#domain/bot-config/fields';
import { isInSetup, sectionOfSetup, setupOf, setupsFor } from '#domain/bot-config/setups';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { canEditKey } from '#domain/permissions/config-rights';
import type { Editor } from '#domain/permissions/roles';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { stack } from '#theme/box';
import { Toolbar } from './parts/Toolbar';
import { HEALTH, type Section, START, tabAskedFor, tabsFor } from './open-tabs';
import { Conflicts, FactorNotice, SaveErrorAlert, SessionEnded } from './parts/SettingsAlerts';
import { useFormView, useSave, PreviewContext } from './parts/use-saving';
import { LeaveSettings, UnsavedChanges } from './parts/UnsavedChanges';
import { OnThisPage, shownGroups, shownSetup } from './parts/SettingGroups';
import { SearchBox } from './parts/SearchBox';
import { SettingsBody, sectionName, SettingsHeader } from './parts/SettingsBody';
import { SettingsBar } from './parts/SettingsBar';
import { LaterDialogs } from './parts/LaterDialogs';
import { OtherPage } from './parts/OtherPage';
import { Sidebar } from './parts/Sidebar';
import { type Jump, settingOf, useJump } from './fields/focus-setting';
import { type StartStore, useStart } from '../start/use-start';
import { useLoadAtRest } from './at-rest';
import type { HealthStore } from '../health/HealthCount';
import { useHealthLink } from '../health/use-health-link';
import { rest } from './load-rest';
import * as css from './ServerSettings.css';

const ViewedAs = rest.lazy(({ ViewedAs: part }) => part);

export interface ServerSettingsProps {
  server: Server;
  editor: Editor;
  /** The roles and channels of the server, which provide the names for ids. They may load late or not at all. */
  resources: GuildResources;
  viewer: Viewer | null;
  /** The tab that the URL names. It may be invalid. */
  tab: string | undefined;
  /** The key of the setting that the URL names. It may be invalid. The setting is focused and marked. */
  focusKey: string | null;
  onTabChange: (tab: Section) => void;
  onJump: Jump;
  onSignIn: () => void;
  onOtherSignIn?: () => void;
  onFieldFocus?: (key: ConfigKey) => void;
  /** Stores a file in the viewer's downloads. */
  onDownload: (name: string, json: string) => void;
  hasSessionEnded?: boolean;
  editors: ReactNode;
  /** How many requests for access wait; nothing on a demo server and in view-as mode. */
  requestCount?: ReactNode;
  /** The notice about the viewer's changed access; null in view-as. */
  rightsNews?: ReactNode;
  /** Asks for access, for a viewer who may not open any tab; null on a demo server and in view-as. */
  askAccess?: ReactNode;
  /** The member whose view of the dashboard is shown (view-as mode); null for the viewer's own view. */
  viewedAs?: { name: string; onStop: () => void } | null;
  /** Whether the page takes the focus on mount, because the focused element was unmounted. */
  takesFocus?: boolean;
  /** The data that this browser stores about the checklist of a new server; null if there is no checklist. */
  start?: StartStore | null;
  /** The findings that the viewer ignores in this browser; null if none can be ignored. */
  ignored?: HealthStore | null;
  /** The id of the Discord application, for the bot's invite; null if the build has none. */
  clientId?: string | null;
  /** What is wrong with the webhook for notices; null for a demo server and in view-as. */
  healthNotices?: ReactNode;
  /** Unix ms, for relative times. Defaults to the current time. */
  now?: number;
}

/**
 * The settings of one server (product.md §9.1). Reads the machines `config-edit`, `config-save`, `config-history`,
 * `command-form`, `stored-secrets` and `settings-search`, which the page provides.
 */
export function ServerSettings(all: ServerSettingsProps) {
  const { viewedAs = null, takesFocus = false, start: store = null, ...props } = all;
  const { ignored = null, clientId = null } = props;
  const { server, editor, resources, viewer, tab, focusKey, onTabChange, onSignIn } = props;
  const body = useRef<HTMLDivElement>(null);
  const [isDeciding, setIsDeciding] = useState(false);
  useEffect(() => {
    if (takesFocus) body.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const view = useFormView();
  const who = { server, editor, viewer };
  const save = useSave(who);
  const tabs = tabsFor({ server, editor });
  const start = useStart({ who, resources, store, tab, focusKey });
  const isHealthOpen = tab === HEALTH && tabs.length > 0;
  const setup = tabs.length > 0 ? setupOf(tab) : null;
  const isElsewhere = start.isOpen || isHealthOpen || setup !== null;
  const asked = isElsewhere ? null : tabAskedFor({ tab, focusKey }, tabs);
  const setupSection = setup && sectionOfSetup(setup);
  const section = start.isOpen ? START : isHealthOpen ? HEALTH : (setupSection ?? asked);
  const current = asked && tabs.includes(asked) ? asked : null;
  useLoadAtRest(current !== 'editors' && view !== 'loading');
  const groups = setup
    ? setupsFor(who).includes(setup)
      ? shownSetup(setup)
      : []
    : current && current !== 'editors'
      ? shownGroups(current, who)
      : [];
  // If a tab has no headings, the settings also use the column of the headings.
  const hasHeadings = groups.length > 0;
  // While the values load, the labels of the settings are already rendered, so the page can jump to a setting.
  const isDrawn = view === 'form' || view === 'loading';
  const jump = useJump({
    place: setupSection ?? (current === 'editors' ? null : current),
    focusKey,
    isForm: view === 'form',
    onJump: props.onJump,
  });
  /** A setting that the open set-up has is not looked for on its tab. */
  const jumpHere: Jump = (to, key) =>
    jump(setupSection !== null && setup && isInSetup(setup, key) ? setupSection : to, key);
  const checked = { who, resources, store: ignored };
  const health = { ...checked, clientId, notices: props.healthNotices, now: props.now };
  const healthLink = useHealthLink(checked, isHealthOpen);
  const setups = setupsFor({ server, editor });
  const { requestCount = null } = props;
  const places = { tabs, current, start, health: healthLink, requestCount, setups };
  const navigation = { server, ...places, currentSetup: setup, onTabChange };
  const name = viewedAs?.name ?? null;
  return (
    <PreviewContext value={name}>
      <SettingsBar server={server} viewer={viewer} onSignIn={onSignIn} />
      <div className={css.page({ below: viewedAs ? 'bar' : 'nothing' })}>
        {viewedAs && (
          <Suspense>
            <ViewedAs {...viewedAs} />
          </Suspense>
        )}
        <title>{titleOf(server, section)}</title>
        <div className={css.sidebarColumn}>
          <div className={css.sidebar}>
            <Sidebar {...navigation} isTitleShown />
          </div>
        </div>
        <main
          id="main"
          aria-busy={useIsRefreshing() || undefined}
          tabIndex={-1}
          className={stack({ shrinks: true })}
        >
          <Toolbar
            navigation={navigation}
            search={
              <SearchBox
                isSeen={(key) => canEditKey({ server, editor, key })}
                resources={resources}
                setups={setups}
                isDisabled={!isDrawn}
                onJump={jump}
                onOpen={onTabChange}
              />
            }
            who={who}
            resources={resources}
            onSave={save}
            onDownload={props.onDownload}
          />
          <div className={css.columns}>
            <div
              ref={body}
              tabIndex={-1}
              onFocus={({ target }) => {
                const key = settingOf(target);
                if (key !== null) props.onFieldFocus?.(key);
              }}
              className={css.body({ room: hasHeadings ? 'form' : 'all' })}
            >
              <SettingsHeader section={section} />
              {props.rightsNews}
              <FactorNotice server={server} editor={editor} />
              {props.hasSessionEnded ? (
                <SessionEnded onSignIn={() => props.onOtherSignIn?.()} />
              ) : (
                <SaveErrorAlert who={who} onSave={save} onSignIn={onSignIn} />
              )}
              <Conflicts resources={resources} isOpen={isDeciding} onOpenChange={setIsDeciding} />
              <SettingsBody
                asked={asked}
                tab={current}
                groups={groups}
                who={who}
                resources={resources}
                checked={checked}
                markedKey={focusKey}
                editors={props.editors}
                askAccess={tabs.length === 0 ? props.askAccess : null}
                page={
                  isElsewhere ? (
                    <OtherPage
                      {...health}
                      start={start}
                      startStore={store}
                      setup={setup}
                      groups={groups}
                      markedKey={focusKey}
                      onJump={jumpHere}
                      onOpen={onTabChange}
                    />
                  ) : null
                }
                fallback={body}
                onOpen={onTabChange}
                onSignIn={onSignIn}
                now={props.now}
              />
              <UnsavedChanges
                who={who}
                resources={resources}
                fallback={body}
                onSave={save}
                onJump={jumpHere}
                onDecide={() => setIsDeciding(true)}
              />
            </div>
            {hasHeadings && isDrawn && (
              <div className={css.beside}>
                {groups.length > 1 && <OnThisPage names={groups.map(({ name }) => name)} />}
              </div>
            )}
          </div>
        </main>
        <LaterDialogs who={who} resources={resources} onSignIn={onSignIn} now={props.now} />
        {viewedAs === null && <LeaveSettings serverId={server.id} />}
      </div>
    </PreviewContext>
  );
}

function titleOf({ name }: Server, section: Section | null): string {
  return [section && sectionName(section), 'Bot Configuration', isolated(name), brand.name]
    .filter(Boolean)
    .join(' · ');
}
