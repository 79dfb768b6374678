/** A typed payload, or a message that explains why it is invalid. */
export type ParsedPayload =
  | { ok: true; value: Readonly<Record<string, unknown>> }
  | { ok: false; message: string };

/** Reads the payload of an event: the fields of a JSON object. The type of the event is not a field. */
export function parsePayload(text: string): ParsedPayload {
  const value = jsonOf(text);
  if (value === undefined) return { ok: false, message: 'This is not valid JSON.' };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, message: 'Enter a JSON object, such as {"name": "value"}.' };
  }
  if ('type' in value)
    return { ok: false, message: 'Leave out “type”: it is the name of the event.' };
  return { ok: true, value: { ...value } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
