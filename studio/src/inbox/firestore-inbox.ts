import type {InquiryStatus} from '@upline/domain/inquiry/status.ts'
import type {FirebaseApp} from 'firebase/app'
import {
  collection,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import {getFunctions, httpsCallable} from 'firebase/functions'
import {type Inquiry, type Note, readInquiry, readNote} from './inquiry.ts'

export interface Page {
  inquiries: Inquiry[]
  /** Where the next page begins; undefined after the last one. */
  next: QueryDocumentSnapshot | undefined
}

/** What staff change of an inquiry. */
export interface Work {
  status?: InquiryStatus
  assignee?: string
}

/** Somebody else changed the same thing since it was read; `now` is how it stands. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
  readonly now: Inquiry
  constructor(now: Inquiry) {
    super('Somebody else changed it meanwhile')
    this.now = now
  }
}

/** Fewer than a batch of Firestore holds. */
const writesAtOnce = 400

/** Inquiries in Firestore, as staff read and work on them. All methods reject with Firebase's errors. */
export class FirestoreInbox {
  readonly #firestore: Firestore
  readonly #app: FirebaseApp
  /** Address of the functions on one machine, their region in the cloud. */
  readonly #functions: string
  /** Under which notes are written. */
  readonly author: string

  constructor(parts: {app: FirebaseApp; firestore: Firestore; functions: string; author: string}) {
    this.#app = parts.app
    this.#firestore = parts.firestore
    this.#functions = parts.functions
    this.author = parts.author
  }

  /** Newest first. */
  async page(size: number, after?: QueryDocumentSnapshot): Promise<Page> {
    const start = after ? [startAfter(after)] : []
    const {docs} = await this.#query(orderBy('timestamp', 'desc'), ...start, limit(size))
    return {inquiries: docs.map(inquiryOf), next: docs.length < size ? undefined : docs.at(-1)}
  }

  /** Those received or changed by staff at that time or later, the oldest first. Times in epoch ms. */
  async since(field: 'timestamp' | 'changedAt', time: number): Promise<Inquiry[]> {
    const from = where(field, '>=', Timestamp.fromMillis(time))
    return (await this.#query(from, orderBy(field), limit(200))).docs.map(inquiryOf)
  }

  /** When staff last changed any, epoch ms; 0 where they never did. */
  async lastChange(): Promise<number> {
    const [last] = (await this.#query(orderBy('changedAt', 'desc'), limit(1))).docs
    return last ? inquiryOf(last).changedAt : 0
  }

  /** Those whose mail to the office failed, however old. */
  async undelivered(): Promise<Inquiry[]> {
    return (await this.#query(where('notification.notified', '==', false), limit(200))).docs.map(inquiryOf)
  }

  async get(id: string): Promise<Inquiry | undefined> {
    const snapshot = await getDoc(doc(this.#firestore, 'inquiries', id))
    return snapshot.exists() ? readInquiry(id, snapshot.data()) : undefined
  }

  /** What staff wrote about an inquiry, the oldest first. */
  async notes(id: string): Promise<Note[]> {
    const {docs} = await getDocs(this.#notesOf(id))
    return docs.map((note) => readNote(note.id, note.data())).sort((a, b) => a.time - b.time)
  }

  /** Rejects where the inquiry was erased: a note would keep what was to go. */
  async addNote(id: string, text: string): Promise<void> {
    const batch = writeBatch(this.#firestore)
    batch.update(doc(this.#firestore, 'inquiries', id), {changedAt: serverTimestamp()})
    batch.set(this.#newNote(), this.#note(id, 'note', text))
    await batch.commit()
  }

  /**
   * Changes what staff set, with a note of who did it. Throws ChangedMeanwhile where the same field is not any more as in `seen`;
   * gives undefined where the inquiry was erased, else how it stands.
   */
  async change(seen: Inquiry, work: Work): Promise<Inquiry | undefined> {
    const reference = doc(this.#firestore, 'inquiries', seen.id)
    await runTransaction(this.#firestore, async (transaction) => {
      const snapshot = await transaction.get(reference)
      if (!snapshot.exists()) return
      const now = readInquiry(seen.id, snapshot.data())
      const changes = (['status', 'assignee'] as const).flatMap((field) =>
        work[field] === undefined ? [] : [{field, from: now[field], to: work[field]}],
      )
      if (changes.some(({field, from, to}) => from !== seen[field] && from !== to))
        throw new ChangedMeanwhile(now)
      const made = changes.filter(({from, to}) => from !== to)
      if (made.length === 0) return
      transaction.update(reference, {...work, changedAt: serverTimestamp()})
      const text = made.map(({field, from, to}) => `${field}: ${from || 'nobody'} → ${to || 'nobody'}`)
      transaction.set(this.#newNote(), this.#note(seen.id, 'change', text.join(', ')))
    })
    return this.get(seen.id)
  }

  /** Removes these inquiries and the notes about them for good. */
  async erase(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const notes = await getDocs(this.#notesOf(id))
      const references = [doc(this.#firestore, 'inquiries', id), ...notes.docs.map(({ref}) => ref)]
      for (let i = 0; i < references.length; i += writesAtOnce) {
        const batch = writeBatch(this.#firestore)
        for (const reference of references.slice(i, i + writesAtOnce)) batch.delete(reference)
        await batch.commit()
      }
    }
  }

  /** Has the function notify the office now. */
  async sendAgain(id: string): Promise<void> {
    const call = httpsCallable(getFunctions(this.#app, this.#functions), 'sendEmailNotification', {
      timeout: 70_000,
    })
    await call({template: 'inquiry', data: {inquiryId: id}})
  }

  #query(...constraints: QueryConstraint[]) {
    return getDocs(query(collection(this.#firestore, 'inquiries'), ...constraints))
  }

  #notesOf(id: string) {
    return query(
      collection(this.#firestore, 'inquiry_notes'),
      where('inquiry', '==', id),
      orderBy(documentId()),
    )
  }

  #newNote() {
    return doc(collection(this.#firestore, 'inquiry_notes'))
  }

  #note(inquiry: string, kind: Note['kind'], text: string) {
    return {inquiry, kind, text, author: this.author, time: serverTimestamp()}
  }
}

function inquiryOf(snapshot: QueryDocumentSnapshot): Inquiry {
  return readInquiry(snapshot.id, snapshot.data())
}
