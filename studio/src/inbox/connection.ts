import type {FirestoreInbox} from './firestore-inbox.ts'

/** An inbox that may be read, and what differs between one machine and the cloud. */
export interface InboxConnection {
  inbox: FirestoreInbox
  /** Erases a person; `ids` are those of the person's inquiries. */
  erase(email: string, ids: readonly string[]): Promise<void>
  /** Calls `changed` when there may be news. Returns the unsubscribe function. */
  watch(changed: () => void): () => void
  /** How often to look for inquiries that others erased, in ms: it costs a read for each of a page. */
  eraseCheckMs: number
  signOut?: () => Promise<void>
}
