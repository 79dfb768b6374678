import {
  Coins,
  Hash,
  KeyRound,
  PanelTop,
  ShieldCheck,
  SlidersHorizontal,
  SquareTerminal,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Panel } from '#domain/permissions/panels';

export const panelIcons: Record<Panel, ReactNode> = {
  advanced: <SlidersHorizontal aria-hidden />,
  api: <KeyRound aria-hidden />,
  roles: <ShieldCheck aria-hidden />,
  channels: <Hash aria-hidden />,
  points: <Coins aria-hidden />,
  misc: <SquareTerminal aria-hidden />,
  embeds: <PanelTop aria-hidden />,
  editors: <Users aria-hidden />,
};
