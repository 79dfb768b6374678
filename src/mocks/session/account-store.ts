import { atPresent } from '../clock';
import { dataIn, type DataStorage } from '../data';
import { personById, people, type Person } from './people';
import { startingSellers, type SellerRow } from '../market/starting-stores';

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

/** Hashes the password, because visitors of the demo may type one that they use elsewhere. */
async function passwordHash(personId: string, password: string): Promise<string> {
  const text = new TextEncoder().encode(`${personId}:${password}`);
  const digest = await crypto.subtle.digest('SHA-256', text);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The people who signed up, their emails, and the seller accounts. This data is read from storage on each use. */
export type AccountStore = ReturnType<typeof createAccountStore>;

export function createAccountStore({ keep, now }: { keep: DataStorage; now: () => number }) {
  const { read, write } = dataIn(keep);
  const today = () => new Date(now()).toISOString();
  const withAddress = <Known extends Person | null>(person: Known): Known => {
    const email = person && read().addresses[person.id];
    return person && email !== undefined ? { ...person, email } : person;
  };
  const everyone = (): readonly Person[] =>
    [...Object.values(people), ...read().accounts.map(personOf)].map(withAddress<Person>);

  return {
    personById(id: string): Person | null {
      const account = read().accounts.find((row) => row.id === id);
      return withAddress(account ? personOf(account) : personById(id));
    },

    /** Returns the users whose Discord account is one of these. */
    idsWithDiscord(discordIds: readonly string[]): readonly string[] {
      return everyone().flatMap(({ id, discord }) =>
        discord && discordIds.includes(discord.id) ? [id] : [],
      );
    },

    personByEmail(email: string): Person | null {
      return everyone().find((person) => person.email === email.toLowerCase()) ?? null;
    },

    async hasPassword(person: Person, password: string): Promise<boolean> {
      const changed = read().passwords[person.id];
      if (changed === undefined) return person.password !== null && person.password === password;
      return changed === (await passwordHash(person.id, password));
    },

    async setPassword(person: Person, password: string): Promise<void> {
      const hash = await passwordHash(person.id, password);
      write({ passwords: { ...read().passwords, [person.id]: hash } });
    },

    async addAccount(
      { email, password, metadata }: Pick<AccountRow, 'email' | 'metadata'> & { password: string },
      { isConfirmed }: { isConfirmed: boolean },
    ): Promise<Person> {
      const created_at = today();
      const row: AccountRow = {
        id: crypto.randomUUID(),
        email: email.toLowerCase(),
        metadata,
        created_at,
        confirmed_at: isConfirmed ? created_at : null,
      };
      write({ accounts: [...read().accounts, row] });
      await this.setPassword(personOf(row), password);
      return personOf(row);
    },

    confirm(personId: string): void {
      const accounts = read().accounts.map((row) =>
        row.id === personId ? { ...row, confirmed_at: row.confirmed_at ?? today() } : row,
      );
      write({ accounts });
    },

    /** Starts a change of a user's address. The change takes effect once it is confirmed at both addresses. */
    beginAddressChange(personId: string, email: string): void {
      const { addressChanges } = read();
      write({ addressChanges: { ...addressChanges, [personId]: { email, confirmed: [] } } });
    },

    /** Confirms a change of address at the old or the new address. Returns whether the change has now taken effect. */
    confirmAddressChange(person: Person, at: string): boolean {
      const { addresses, addressChanges } = read();
      const { [person.id]: change, ...others } = addressChanges;
      if (!change) return false;
      const confirmed = [...change.confirmed, at];
      const isDone = [person.email, change.email].every((each) => confirmed.includes(each));
      write(
        isDone
          ? { addresses: { ...addresses, [person.id]: change.email }, addressChanges: others }
          : { addressChanges: { ...others, [person.id]: { ...change, confirmed } } },
      );
      return isDone;
    },

    /** Sends an email. The links in earlier emails of the same type to the same address become invalid. */
    sendMail(mail: Omit<Mail, 'token' | 'code' | 'sent_at'>): void {
      const { issued, mails } = read();
      const token = `${mail.challenge === null ? '' : 'pkce_'}token-${issued + 1}`;
      const code = String(100_000 + ((issued * 7_919 + 271_828) % 900_000));
      const others = mails.filter(({ to, type }) => to !== mail.to || type !== mail.type);
      write({ issued: issued + 1, mails: [...others, { ...mail, token, code, sent_at: now() }] });
    },

    /** Null if there is none. Ignores emails of other types if `type` is given. */
    lastMail(to: string, type?: Mail['type']): Mail | null {
      const received = read().mails.filter((mail) => mail.to === to.toLowerCase());
      return received.findLast((mail) => type === undefined || mail.type === type) ?? null;
    },

    /** Like `takeMail`, for the code that was typed. */
    takeMailByCode({ to, type, code }: Pick<Mail, 'to' | 'type' | 'code'>): Mail | null {
      const mail = this.lastMail(to, type);
      return mail && mail.code === code ? this.takeMail(mail.token, type) : null;
    },

    /** Invalidates the link of an email and returns the email; null if its token is unknown or was used before. */
    takeMail(token: string, type: string): Mail | null {
      const { mails } = read();
      const mail = mails.find((each) => each.token === token && each.type === type);
      if (mail) write({ mails: mails.filter((each) => each !== mail) });
      return mail ?? null;
    },

    sellers(): readonly SellerRow[] {
      return [...atPresent(startingSellers, now()), ...read().sellers];
    },

    addSeller(row: Omit<SellerRow, 'created_at'>): SellerRow {
      const seller = { ...row, created_at: today() };
      write({ sellers: [...read().sellers, seller] });
      return seller;
    },
  };
}

function personOf(row: AccountRow): Person {
  return {
    id: row.id,
    email: row.email,
    password: null,
    discord: null,
    role: 'member',
    guilds: [],
    serverPermissions: [],
    signedUp: row,
  };
}
