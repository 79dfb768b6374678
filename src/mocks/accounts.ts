/** A person who signed up with an email address and a password: a row of `auth.users`. */
export interface AccountRow {
  id: string;
  email: string;
  /** What the page sent along with the sign-up. */
  metadata: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  created_at: string;
  /** ISO 8601; null until the address is confirmed. */
  confirmed_at: string | null;
}

/** An email of the auth server with a link. */
export interface Mail {
  to: string;
  type: 'signup' | 'recovery' | 'email_change';
  /** Whose address a link of the type 'email_change' changes. */
  person_id?: string;
  /** The token of the link. Those that lead to a code begin with 'pkce_'. */
  token: string;
  /** null: the link leads to tokens instead of a code. */
  challenge: string | null;
  redirect_to: string;
  /** Unix ms. */
  sent_at: number;
}

/** Returns what is stored of a password: a hash, because visitors of the demo may type one that they use elsewhere. */
export async function passwordHash(personId: string, password: string): Promise<string> {
  const text = new TextEncoder().encode(`${personId}:${password}`);
  const digest = await crypto.subtle.digest('SHA-256', text);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
