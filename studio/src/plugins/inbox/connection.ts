import type {FirestoreInbox} from './firestore-inbox.ts'

/** Firebase settings of the inbox; '' if the build has none. */
export interface InboxSettings {
  apiKey: string
  authDomain: string
  projectId: string
  appId: string
  /** Region of the functions. */
  region: string
  /** reCAPTCHA Enterprise key, if the site uses App Check. */
  appCheckKey: string
}

/** A readable inbox, and its differences between a local backend and the cloud. */
export interface InboxConnection {
  inbox: FirestoreInbox
  /** Erases a person. `ids` are the ids of the person's inquiries. */
  erase(email: string, ids: readonly string[]): Promise<void>
  /** Calls `changed` when inquiries may have changed. Returns the unsubscribe function. */
  watch(changed: () => void): () => void
  signOut?: () => Promise<void>
}

/** Whether the user of the Studio can read the inbox. */
export type Access =
  | {state: 'not configured'}
  | {state: 'signed out'; signIn: () => Promise<unknown>}
  | {state: 'not staff'; email: string; signOut: () => Promise<void>}
  | {state: 'staff'; connection: InboxConnection}
