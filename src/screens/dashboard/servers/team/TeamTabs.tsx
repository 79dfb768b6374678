import { type ReactNode, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '#components/Tabs/Tabs';
import type { ServerRef } from '#domain/team/permissions';
import { AddMember } from './AddMember';
import { AssignServers } from './AssignServers';
import { EditMembers } from './EditMembers';
import type { TeamFlows } from './flows';
import * as css from './TeamDialog.css';

const tabs = [
  { id: 'add', label: 'Add Member' },
  { id: 'edit', label: 'Edit Members' },
  { id: 'assign', label: 'Assign Servers' },
] as const;

export type TeamTab = (typeof tabs)[number]['id'];

export interface TeamTabsProps {
  flows: TeamFlows;
  /** The server for which the dialog was opened. It can always be assigned. */
  server: ServerRef | null;
  tab: TeamTab;
}

/** The three tabs. After a tab was opened, it stays mounted, so that its input, search and selection are kept. */
export function TeamTabs({ flows: { Addition, Editing }, server, tab }: TeamTabsProps) {
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
