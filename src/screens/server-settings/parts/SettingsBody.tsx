import type { Panel } from '#domain/permissions/panels';
import { type ReactNode, type RefObject, Suspense } from 'react';
import type { FieldGroup } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { ConfigEditContext } from '#machines/config-edit/config-edit.context';
import { KeepFocus } from '../../_shell/KeepFocus';
import { LoadingCommands } from '../misc/LoadingCommands';
import { lazyPart } from '../load-rest';
import { useFormView } from './view';
import { LoadingGroups, SettingGroups } from './SettingGroups';
import type { Who } from './use-saving';

const MiscCommands = lazyPart(({ MiscCommands: part }) => part);
const ForbiddenApi = lazyPart(({ ForbiddenApi: part }) => part);
const ForbiddenTab = lazyPart(({ ForbiddenTab: part }) => part);
const Unavailable = lazyPart(({ Unavailable: part }) => part);

export interface SettingsBodyProps {
  /** The tab that is asked for; null where none is open to ask for. */
  asked: Panel | null;
  /** The same where this person may open it. */
  tab: Panel | null;
  /** The headings of the tab with the settings this person sees. */
  groups: readonly FieldGroup[];
  who: Who;
  resources: GuildResources;
  markedKey: string | null;
  /** The tab of the editors. */
  editors: ReactNode;
  /** Where the keyboard goes on from when a tab is shut that it was in. */
  fallback: RefObject<HTMLElement | null>;
  onSignIn: () => void;
  /** Unix ms, for how long ago something was; without it, the clock's. */
  now: number | undefined;
}

/** The settings of the tab, or what stands in their place. */
export function SettingsBody(props: SettingsBodyProps) {
  return (
    <>
      {props.tab !== null && <KeepFocus fallback={props.fallback} />}
      <Suspense fallback={null}>
        <Body {...props} />
      </Suspense>
    </>
  );
}

function Body(props: SettingsBodyProps) {
  const { asked, tab, groups, who, resources, markedKey, editors, onSignIn, now } = props;
  const edit = ConfigEditContext.useActorRef();
  const view = useFormView();
  if (tab === null) return <ForbiddenTab asked={asked} who={who} />;
  if (tab === 'editors') return editors;
  if (view !== 'loading' && view !== 'form') {
    return <Unavailable reason={view} onRetry={() => edit.send({ type: 'reload' })} />;
  }
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
