import { useEditorView } from './EditorView';

/**
 * Brings the control of a path in the form (`embeds.0.fields.2.value`, as `checkMessage` names it) in sight and puts the
 * focus on it: opens its embed and tab, or the part of the message itself. Of what has no control of its own, the
 * nearest. Works anywhere below an `EditorView`.
 */
export function useFocusPath(): (path: string) => void {
  return useEditorView().focusPath;
}
