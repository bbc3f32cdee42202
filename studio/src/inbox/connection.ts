import type {FirestoreInbox} from './firestore-inbox.ts'

/** A readable inbox, and its differences between a local backend and the cloud. */
export interface InboxConnection {
  inbox: FirestoreInbox
  /** Erases a person. `ids` are the ids of the person's inquiries. */
  erase(email: string, ids: readonly string[]): Promise<void>
  /** Calls `changed` when inquiries may have changed. Returns the unsubscribe function. */
  watch(changed: () => void): () => void
  /** Interval in milliseconds of the search for erased inquiries, which reads a whole page. */
  eraseCheckMs: number
  signOut?: () => Promise<void>
}
