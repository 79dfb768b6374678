import { type ReactNode, type RefObject, Suspense } from 'react';
import { Skeleton } from '#components/Skeleton/Skeleton';
import type { FieldGroup } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { Panel } from '#domain/permissions/panels';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { settingsMessages } from '#content/messages/dashboard/config';
import { healthName, panelNames, startName } from '#content/panels';
import { box } from '#theme/box';
import { KeepFocus } from '../../../shell/KeepFocus';
import * as css from '../ServerSettings.css';
import { commands, rest } from '../load-rest';
import { LoadingGroups, SettingGroups } from './SettingGroups';
import { type Who, type FormView, useFormView } from './use-saving';
import { HEALTH, type Section, START } from '../open-tabs';

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
  groups: readonly FieldGroup[];
  who: Who;
  resources: GuildResources;
  markedKey: string | null;
  editors: ReactNode;
  askAccess: ReactNode;
  /** The checklist or the health check; null if a tab is open. */
  page: ReactNode;
  /** Receives the focus if the open tab is replaced because the viewer may not open it anymore. */
  fallback: RefObject<HTMLElement | null>;
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
  return <SettingGroups key={tab} groups={groups} resources={resources} markedKey={markedKey} />;
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
      subtitle={settingsMessages.subtitle}
    />
  );
}

export function sectionName(section: Section): string {
  if (section === START) return startName;
  return section === HEALTH ? healthName : panelNames[section];
}
