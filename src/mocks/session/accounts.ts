/** A person who signed up with an email address and a password: a row of `auth.users`. */
export interface AccountRow {
  id: string;
  email: string;
  /** The user metadata that the page sent with the sign-up. */
  metadata: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  created_at: string;
  /** ISO 8601; null until the address is confirmed. */
  confirmed_at: string | null;
}

/** An email that the auth server sent. It contains a link. */
export interface Mail {
  to: string;
  type: 'signup' | 'recovery' | 'email_change';
  /** The id of the person whose address the link changes. Only emails of the type 'email_change' have it. */
  person_id?: string;
  /** The token of the link. It begins with 'pkce_' if the link results in a code. */
  token: string;
  /** The code that a user types in place of the link. */
  code: string;
  /** The PKCE challenge; null if the link results in tokens instead of a code. */
  challenge: string | null;
  redirect_to: string;
  /** Unix ms. */
  sent_at: number;
}

/**
 * Returns the hash of a password. Only the hash is stored, because visitors of the demo may type a password that they
 * use elsewhere.
 */
export async function passwordHash(personId: string, password: string): Promise<string> {
  const text = new TextEncoder().encode(`${personId}:${password}`);
  const digest = await crypto.subtle.digest('SHA-256', text);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
