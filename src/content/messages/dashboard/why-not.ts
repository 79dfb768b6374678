import { isolated } from '#domain/names';
import { formatList } from '#domain/format-list';
import { panelRoles, roleMay } from '#domain/permissions/roles';
import type { MissingRight } from '#domain/permissions/why-not';
import { brand } from '../../brand';
import { panelNames } from '../../panels';

const editingRoles = () =>
  formatList(
    panelRoles.filter((role) => roleMay(role, 'edit')),
    'or',
  );

/** Returns the text that names the missing right and the people who can give it (product.md §12.8). */
export function whyNotText(missing: MissingRight, server: string): string {
  switch (missing.kind) {
    case 'signIn':
      return 'Sign in with Discord first.';
    case 'panel':
      return `Ask the owner of ${isolated(server)}, or an editor who can open the ${neededPanels(missing.panel)}, for access to ${panelNames[missing.panel]}.`;
    case 'admin':
      return `Only admins can open ${panelNames[missing.panel]}. Ask the owner or an admin of ${isolated(server)} to make you an admin.`;
    case 'editingRole':
      return `Your role does not let you change API settings. Ask the owner or an admin of ${isolated(server)} for the ${editingRoles()} role.`;
    case 'platformOwner':
      return `Only the owner of ${brand.name} can change this. No role in ${isolated(server)} allows it.`;
  }
}

/** Returns the text that is shown if the viewer may not open any panel. */
export function noPanelText(server: string): string {
  return `Ask the owner of ${isolated(server)}, or an editor who can open the ${neededPanels('editors')}, for access to a panel.`;
}

/** Returns the text that is shown if the database rejects a change that the page allowed. */
export function rightsChangedText(server: string): string {
  return `Your access to ${isolated(server)} may have changed since you opened this page. Reload the page, or ask the owner.`;
}

/**
 * Returns the names of the panels that an editor must be able to open in order to give access to `panel`: the Editors
 * panel and `panel` itself. Editors can give access only to panels that they can open themselves.
 */
function neededPanels(panel: keyof typeof panelNames): string {
  const { editors } = panelNames;
  return panel === 'editors' ? `${editors} panel` : `${editors} and ${panelNames[panel]} panels`;
}
