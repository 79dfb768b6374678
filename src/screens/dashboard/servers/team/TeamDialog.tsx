import {
  useState,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  type ComponentType,
} from 'react';
import { UserPlus } from 'lucide-react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#components/Dialog/Dialog';
import { Tab, TabList, TabPanel, Tabs } from '#components/Tabs/Tabs';
import { teamDialogMessages } from '#content/messages/dashboard/team-dialog';
import type { ServerRef } from '#domain/team/permissions';
import { Button } from '#components/Button/Button';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { MemberFields, MemberFormError } from '#screens/dashboard/team/MemberFields';
import { AssignServers } from './AssignServers';
import { EditMembers } from './EditMembers';
import * as css from './TeamDialog.css';
import { UnsavedContext, useUnsavedParts, useUnsaved, unsavedForm } from './unsaved';
import { isFormBusy } from '../../team/member-form';

const tabs = [
  { id: 'add', label: 'Add Member' },
  { id: 'edit', label: 'Edit Members' },
  { id: 'assign', label: 'Assign Servers' },
] as const;

const { closing, managing } = teamDialogMessages;

type Flow = ComponentType<{ children: ReactNode }>;

/** Wired by the app or by a story. Both forms can be open at the same time, so each has a `member-edit` machine. */
export interface TeamFlows {
  Team: Flow;
  Addition: Flow;
  Editing: Flow;
}

export interface TeamDialogProps {
  isOpen: boolean;
  onClose: () => void;
  flows: TeamFlows;
  server?: ServerRef;
  tab?: TeamTab;
}

/** Edits the team, and the servers and panels of each member (product.md §12.18). Asks before it discards changes. */
export function TeamDialog({ isOpen, onClose, flows, server, tab }: TeamDialogProps) {
  const parts = useUnsavedParts();
  const [register] = useState(() => parts.register);
  const [lost, setLost] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    parts.giveUp();
    setAsking(false);
    onClose();
  };
  const ask = () => {
    const lines = parts.lines();
    if (lines.length === 0) return close();
    setLost(lines);
    setAsking(true);
  };
  return (
    <>
      <Dialog
        size="wide"
        title="Team Management"
        description={server && managing(server.name)}
        isOpen={isOpen}
        onOpenChange={ask}
      >
        <div className={css.content}>
          <flows.Team>
            <UnsavedContext value={register}>
              <TeamTabs flows={flows} server={server ?? null} tab={tab ?? 'add'} />
            </UnsavedContext>
          </flows.Team>
        </div>
      </Dialog>
      <ConfirmDialog
        title={closing.title}
        description={
          <>
            {closing.help}
            {lost.map((line) => (
              <span key={line} className={css.line}>
                {line}
              </span>
            ))}
          </>
        }
        isOpen={isAsking}
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        isDanger
        onCancel={() => setAsking(false)}
        onConfirm={close}
      />
    </>
  );
}

type TeamTab = (typeof tabs)[number]['id'];

interface TeamTabsProps {
  flows: TeamFlows;
  /** The server for which the dialog was opened. It can always be assigned. */
  server: ServerRef | null;
  tab: TeamTab;
}

/** The three tabs. After a tab was opened, it stays mounted, so that its input, search and selection are kept. */
function TeamTabs({ flows: { Addition, Editing }, server, tab }: TeamTabsProps) {
  const [opened, setOpened] = useState<readonly TeamTab[]>([tab]);
  const panels: Record<TeamTab, ReactNode> = {
    add: (
      <Addition>
        <AddMember />
      </Addition>
    ),
    edit: (
      <Editing>
        <EditMembers />
      </Editing>
    ),
    assign: <AssignServers server={server} />,
  };
  return (
    <Tabs
      defaultSelectedKey={tab}
      onSelectionChange={(id) => {
        const next = tabs.find((each) => each.id === id)?.id;
        if (next && !opened.includes(next)) setOpened([...opened, next]);
      }}
    >
      <TabList aria-label="Team Management">
        {tabs.map(({ id, label }) => (
          <Tab key={id} id={id}>
            {label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id }) => (
        <TabPanel key={id} id={id} shouldForceMount={opened.includes(id)}>
          <div className={css.pane}>{panels[id]}</div>
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** Adds a team member, and then resets the form for the next one (product.md §12.18). */
function AddMember() {
  const edit = MemberEditContext.useActorRef();
  const [part] = useState(() => unsavedForm(edit));
  const isOver = MemberEditContext.useSelector(
    (state) => state.matches({ form: 'closed' }) || state.matches({ form: 'done' }),
  );
  const isBusy = MemberEditContext.useSelector(isFormBusy);
  const hasName = MemberEditContext.useSelector(({ context }) => context.form.name.trim() !== '');
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(part);
  useEffect(() => {
    if (!isOver) return;
    const wasAdded = edit.getSnapshot().matches({ form: 'done' });
    edit.send({ type: 'add' });
    // The pressed button is now disabled and would lose the focus, so focus the name field.
    if (wasAdded) form.current?.querySelector<HTMLElement>('input[name="name"]')?.focus();
  }, [isOver, edit]);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (hasName && !isBusy) edit.send({ type: 'save' });
  };
  return (
    <form ref={form} noValidate aria-label="Add Member" className={css.form} onSubmit={onSubmit}>
      <div className={css.fields}>
        <MemberFields />
      </div>
      <div className={css.foot}>
        <div className={css.said}>
          <MemberFormError />
        </div>
        <Button
          type="submit"
          icon={<UserPlus />}
          isDisabled={!hasName}
          isPending={isBusy}
          pendingLabel="Adding..."
        >
          Add Member
        </Button>
      </div>
    </form>
  );
}
