/** Limits that the database enforces (`private.limits()`), and that the pages show before a user reaches them. */
export const limits = {
  /** Stores of an account. */
  stores: 10,
  /** Memberships of a store that are not archived. */
  memberships: 40,
  /** Memberships of a store, with archived ones. */
  allMemberships: 200,
  /** Bytes of the names, descriptions and features of a store's memberships, with archived ones. */
  membershipBytes: 3_000_000,
  features: 100,
  /** Characters. */
  featureLength: 200,
  /** Addresses that a store has left, and that lead to it. */
  addresses: 20,
  /** Addresses that an account's stores have left, and those of stores that it has deleted within a year. */
  keptAddresses: 300,
  /** Plans of a provider that a store has assigned or dismissed. */
  plans: 500,
  /** Editors that an account has added. */
  editors: 500,
  /** Bytes of the saves in the history of a server. The oldest ones are removed. */
  historyBytes: 8_000_000,
  /** Rows of an imported file. */
  importRows: 5_000,
  /** Imports of a store in 24 hours, with trials. */
  imports: 100,
  waitingLists: 50,
  reports: 10,
  storePictures: 100,
  editorPictures: 200,
  /** Bodies of events that could not be read, of a store. */
  keptBodies: 100,
} as const;
