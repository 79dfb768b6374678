import { useEditorView } from './EditorView';

/**
 * Returns a function that opens the embed and tab of a path, scrolls to the path's control and focuses it. Paths have
 * the format of `checkMessage`, such as `embeds.0.fields.2.value`. If a path has no control, the function uses the
 * nearest control. Needs an `EditorView`.
 */
export function useFocusPath(): (path: string) => void {
  return useEditorView().focusPath;
}
