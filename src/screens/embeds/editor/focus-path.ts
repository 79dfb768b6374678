import { useEditorView } from './EditorView';

/**
 * Returns a function that scrolls to and focuses the control of a path (`embeds.0.fields.2.value`, as in the result of
 * `checkMessage`), and opens its embed and tab. A path without a control leads to the nearest one. Needs an
 * `EditorView`.
 */
export function useFocusPath(): (path: string) => void {
  return useEditorView().focusPath;
}
