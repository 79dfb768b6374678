import { reportKinds, type ReportForm } from '#domain/marketplace/store-report';
import * as v from 'valibot';
import { parseJson } from '../json';
import { OPEN_REPORT } from './has-open-report';

interface ReportKey {
  /** The id of the store or the review. */
  targetId: string;
}

interface ReportDraft {
  id: string;
  form: ReportForm;
}

const itemOf = ({ targetId }: ReportKey) => `grouped:report:${targetId}`;

const schema = v.object({
  form: v.object({ kind: v.nullable(v.picklist(reportKinds)), details: v.string() }),
  id: v.pipe(v.string(), v.uuid()),
});

/** Returns the unsent report of a store or a review in this tab; null if there is none. */
export async function openReportDraft(key: ReportKey): Promise<ReportDraft | null> {
  try {
    const kept = sessionStorage.getItem(itemOf(key));
    const parsed = v.safeParse(schema, parseJson(kept ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Stores the input of a report until the tab is closed; null removes it. */
export function keepReportDraft(key: ReportKey, draft: ReportDraft | null): void {
  keepItem(itemOf(key), draft && JSON.stringify({ id: draft.id, form: draft.form }));
}

/** Stores whose report form is open, until the tab is closed; null if none is. */
export function keepOpenReport(targetId: string | null): void {
  keepItem(OPEN_REPORT, targetId);
}

function keepItem(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Session storage is blocked or full. The form will be empty after a reload.
  }
}
