import { type ReactNode, type RefObject, Suspense } from 'react';
import { ArrowRight } from 'lucide-react';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Skeleton } from '#components/Skeleton/Skeleton';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import {
  type Setup,
  sectionOfSetup,
  setupOf,
  setupRows,
  setupsOfGroups,
} from '#domain/bot-config/setups';
import { paths } from '#domain/paths';
import { isPanel, type Panel } from '#domain/permissions/panels';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { settingsMessages } from '#content/messages/dashboard/config';
import { tabSubtitles } from '#content/messages/dashboard/setups';
import { healthName, panelNames, startName } from '#content/panels';
import { box } from '#theme/box';
import { KeepFocus } from '../../../shell/KeepFocus';
import * as css from '../ServerSettings.css';
import { commands, rest } from '../load-rest';
import type { Checked } from '../../health/HealthCount';
import { type SettingGroupsProps, LoadingGroups, SettingGroups } from './SettingGroups';
import { type Who, type FormView, useFormView } from './use-saving';
import { type Section, START } from '../open-tabs';
import { opensPlace } from './Sidebar';

const MiscCommands = commands.lazy(({ MiscCommands: part }) => part);
const ForbiddenApi = rest.lazy(({ ForbiddenApi: part }) => part);
const ForbiddenTab = rest.lazy(({ ForbiddenTab: part }) => part);
const Unavailable = rest.lazy(({ Unavailable: part }) => part);

export interface SettingsBodyProps {
  /**
   * The tab that the URL opens (`tabAskedFor`), even if it is forbidden. Null for another page, or without any tab.
   */
  asked: Panel | null;
  tab: Panel | null;
  groups: SettingGroupsProps['groups'];
  who: Who;
  checked: Checked;
  resources: GuildResources;
  markedKey: string | null;
  editors: ReactNode;
  askAccess: ReactNode;
  /** The checklist, the health check or a set-up; null if a tab is open. */
  page: ReactNode;
  /** Receives the focus if the open tab is replaced because the viewer may not open it anymore. */
  fallback: RefObject<HTMLElement | null>;
  onOpen: (section: Section) => void;
  onSignIn: () => void;
  /** Unix ms, for relative times. Defaults to the current time. */
  now: number | undefined;
}

export function SettingsBody(props: SettingsBodyProps) {
  return (
    <>
      {(props.tab !== null || props.page !== null) && <KeepFocus fallback={props.fallback} />}
      <Suspense fallback={null}>
        <Body {...props} />
      </Suspense>
    </>
  );
}

function Body(props: SettingsBodyProps) {
  const { asked, tab, groups, who, resources, markedKey, editors, page, onSignIn, now, askAccess } =
    props;
  const edit = ConfigEditContext.useActorRef();
  const view = useFormView();
  const reload = () => edit.send({ type: 'reload' });
  if (page !== null) {
    return isRead(view) ? page : <Unavailable reason={view} onRetry={reload} />;
  }
  if (tab === null) return <ForbiddenTab asked={asked} who={who} askAccess={askAccess} />;
  if (tab === 'editors') return editors;
  if (!isRead(view)) return <Unavailable reason={view} onRetry={reload} />;
  if (tab === 'misc') {
    if (view === 'loading') return <LoadingCommands />;
    return (
      <Suspense fallback={<LoadingCommands />}>
        <MiscCommands
          who={who}
          resources={resources}
          isMarked={markedKey !== null}
          onSignIn={onSignIn}
          now={now}
        />
      </Suspense>
    );
  }
  if (tab === 'api' && groups.length === 0) return <ForbiddenApi who={who} />;
  if (view === 'loading') return <LoadingGroups groups={groups} />;
  const setupLinks = setupsOfGroups(groups.filter(({ isFolded }) => !isFolded));
  return (
    <SettingGroups
      key={tab}
      groups={groups}
      resources={resources}
      markedKey={markedKey}
      checked={props.checked}
      besideOf={({ name }) => {
        const setup = setupLinks.get(name);
        return setup && <SetupLink setup={setup} server={who.server} onOpen={props.onOpen} />;
      }}
    />
  );
}

interface SetupLinkProps extends Pick<SettingsBodyProps, 'onOpen'> {
  setup: Setup;
  server: Who['server'];
}

/** Leads from a heading of a tab to the other settings of the feature. */
function SetupLink({ setup, server, onOpen }: SetupLinkProps) {
  const section = sectionOfSetup(setup);
  return (
    <span className={css.toSetup}>
      <LinkButton
        tone="quiet"
        size="compact"
        href={paths.dashboard.href(server.id, section)}
        onClick={opensPlace(() => onOpen(section))}
      >
        {setupRows[setup].title}
        <ArrowRight aria-hidden size={16} />
      </LinkButton>
    </span>
  );
}

function isRead(view: FormView): view is 'form' | 'loading' {
  return view === 'form' || view === 'loading';
}

function LoadingCommands() {
  return (
    <div role="status" aria-busy aria-label="Loading commands" className={css.loadingCommands}>
      {(['40%', '60%', '50%', '45%', '55%', '35%'] as const).map((width, row) => (
        <span key={width} className={css.loadingCommand}>
          <Skeleton width={width} />
          <Skeleton width={row % 2 === 0 ? '80%' : '70%'} />
        </span>
      ))}
    </div>
  );
}

interface SettingsHeaderProps {
  section: Section | null;
}

/** The name of the open tab is below "Bot Configuration" (product.md §9.1). Without a tab, that is the title. */
export function SettingsHeader({ section }: SettingsHeaderProps) {
  return (
    <PageHeader
      back={
        section && (
          <h2 className={box({ size: 's', weight: 'medium' })}>{settingsMessages.title}</h2>
        )
      }
      title={section ? sectionName(section) : settingsMessages.title}
      subtitle={subtitleOf(section)}
    />
  );
}

export function sectionName(section: Section): string {
  const setup = setupOf(section);
  if (setup !== null) return setupRows[setup].title;
  return isPanel(section) ? panelNames[section] : section === START ? startName : healthName;
}

/** The checklist and the health check explain themselves. */
function subtitleOf(section: Section | null): string | null {
  const setup = setupOf(section);
  if (setup !== null) return setupRows[setup].help;
  if (section === null) return settingsMessages.subtitle;
  return isPanel(section) ? tabSubtitles[section] : null;
}
