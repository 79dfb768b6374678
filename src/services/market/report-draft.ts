import { reportKinds } from '#domain/marketplace/store-report';
import * as v from 'valibot';
import { parseJson } from '../json';

const keyOf = (targetId: string) => `grouped:report:${targetId}`;

const schema = v.object({
  form: v.object({ kind: v.nullable(v.picklist(reportKinds)), details: v.string() }),
  id: v.pipe(v.string(), v.uuid()),
  isOpen: v.boolean(),
});

type ReportDraft = v.InferOutput<typeof schema>;

/** Returns the unsent report of a store or a review in this tab; null if there is none. */
export function readReportDraft(targetId: string): ReportDraft | null {
  try {
    const kept = sessionStorage.getItem(keyOf(targetId));
    const parsed = v.safeParse(schema, parseJson(kept ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Stores the input of a report until the tab is closed; null removes it. */
export function keepReportDraft(targetId: string, draft: ReportDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(targetId));
    else sessionStorage.setItem(keyOf(targetId), JSON.stringify(draft));
  } catch {
    // Session storage is blocked or full. The form will be empty after a reload.
  }
}
