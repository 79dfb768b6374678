import { useEditorView } from './EditorView';

/**
 * Returns a function that opens the embed and tab of a path, scrolls to the path's control and focuses it. The paths
 * are those of `checkMessage`, such as `embeds.0.fields.2.value`. A path without a control leads to the nearest
 * control. Needs an `EditorView`.
 */
export function useFocusPath(): (path: string) => void {
  return useEditorView().focusPath;
}
