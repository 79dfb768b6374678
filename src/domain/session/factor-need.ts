/**
 * Why a change was refused that needs a second factor. `factorRequired`: the viewer has one, and did not enter a code.
 * `factorMissing`: the viewer has none, and the server requires one of its editors.
 */
export const factorNeedKinds = ['factorRequired', 'factorMissing'] as const;
