import { once } from '#domain/once';
import { panelRoles, roleMay } from '#domain/permissions/roles';
import type { MissingRight } from '#domain/permissions/why-not';
import { brand } from '../brand';
import { panelNames } from '../panels';

const editingRoles = once(() =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    panelRoles.filter((role) => roleMay(role, 'edit')),
  ),
);

/** Which right is missing in a server, and who can give it (spec §6). */
export function whyNotText(missing: MissingRight, server: string): string {
  switch (missing.kind) {
    case 'signIn':
      return 'Sign in with Discord first.';
    case 'panel':
      return `Ask the owner of ${server} or an editor with access to ${bothPanels(missing.panel)} to give you ${panelNames[missing.panel]}.`;
    case 'admin':
      return `${panelNames[missing.panel]} comes with the role of an admin. Ask the owner or an admin of ${server} to give you that role.`;
    case 'editingRole':
      return `Your role does not let you change API settings. Ask the owner or an admin of ${server} for the role of ${editingRoles()}.`;
    case 'platformOwner':
      return `Only the owner of ${brand.name} can change this. No role in ${server} gives that right.`;
  }
}

/** Where no panel at all is open to somebody. */
export function noPanelText(server: string): string {
  return `Ask the owner of ${server} or an editor with access to ${panelNames.editors} to give you a panel.`;
}

/** Where the database refused what this page takes for allowed. */
export function rightsChangedText(server: string): string {
  return `Your rights in ${server} seem to have changed since you opened this page. Reload it to see what is left, or ask the owner.`;
}

/** Editors pass on no more than they hold themselves. */
function bothPanels(panel: keyof typeof panelNames): string {
  const { editors } = panelNames;
  return panel === 'editors' ? editors : `${editors} and ${panelNames[panel]}`;
}
