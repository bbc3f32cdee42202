import type {InquiryStatus} from '@upline/domain/inquiry/status.ts'
import {unfoundCollection} from '@upline/domain/unfound/unfound.ts'
import type {FirebaseApp} from 'firebase/app'
import {
  collection,
  type DocumentData,
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
  /** Cursor of the next page; undefined after the last one. */
  next: QueryDocumentSnapshot | undefined
}

/** The fields of an inquiry that staff can change. */
export interface StaffFields {
  status?: InquiryStatus | undefined
  assignee?: string
}

/** Less than Firestore's limit for a batch. */
const batchSize = 400

/** Reads and changes inquiries in Firestore. All methods reject with Firebase's errors. */
export class FirestoreInbox {
  readonly #firestore: Firestore
  readonly #app: FirebaseApp
  /** URL of the local functions, or their region in the cloud. */
  readonly #functions: string
  /** Author of new notes. */
  readonly author: string

  constructor(parts: {app: FirebaseApp; firestore: Firestore; functions: string; author: string}) {
    this.#app = parts.app
    this.#firestore = parts.firestore
    this.#functions = parts.functions
    this.author = parts.author
  }

  async page(size: number, after?: QueryDocumentSnapshot): Promise<Page> {
    const start = after ? [startAfter(after)] : []
    const {docs} = await this.#query(orderBy('timestamp', 'desc'), ...start, limit(size))
    return {inquiries: docs.map(inquiryOf), next: docs.length < size ? undefined : docs.at(-1)}
  }

  /** Returns the inquiries that staff changed since a time (epoch milliseconds), oldest change first. */
  async changedSince(time: number): Promise<Inquiry[]> {
    const from = where('changedAt', '>=', Timestamp.fromMillis(time))
    return (await this.#query(from, orderBy('changedAt'), limit(200))).docs.map(inquiryOf)
  }

  /** Returns the time of the last change by staff in epoch milliseconds, or 0. */
  async lastChange(): Promise<number> {
    const [last] = (await this.#query(orderBy('changedAt', 'desc'), limit(1))).docs
    return last ? inquiryOf(last).changedAt : 0
  }

  /** Returns the inquiries whose notification email failed. */
  async undelivered(): Promise<Inquiry[]> {
    return (await this.#query(where('notification.notified', '==', false), limit(200))).docs.map(inquiryOf)
  }

  /** Returns the number of inquiries with the status “new”, at most `most`. */
  async countNew(most = 100): Promise<number> {
    return (await this.#query(where('status', '==', 'new'), limit(most))).size
  }

  async get(id: string): Promise<Inquiry | undefined> {
    const snapshot = await getDoc(doc(this.#firestore, 'inquiries', id))
    return snapshot.exists() ? readInquiry(id, snapshot.data()) : undefined
  }

  async notes(id: string): Promise<Note[]> {
    const {docs} = await getDocs(this.#notesOf(id))
    return docs.map((note) => readNote(note.id, note.data())).sort((a, b) => a.time - b.time)
  }

  /** Returns notes by the id of their inquiry. Reads notes of changed inquiries only, because adding a note changes its inquiry. */
  async notesOf(inquiries: readonly Inquiry[]): Promise<Map<string, Note[]>> {
    const changed = inquiries.filter(({changedAt}) => changedAt > 0)
    return new Map(await Promise.all(changed.map(async ({id}) => [id, await this.notes(id)] as const)))
  }

  /** Adds a note. A note of the kind `send` asks to send the delivery `text` to the other system again. Rejects if the inquiry was erased. */
  async addNote(id: string, text: string, kind: Note['kind'] = 'note'): Promise<void> {
    const batch = writeBatch(this.#firestore)
    batch.update(doc(this.#firestore, 'inquiries', id), {changedAt: serverTimestamp()})
    batch.set(this.#newNote(), this.#note(id, kind, text))
    await batch.commit()
  }

  /**
   * Changes fields and adds a note with the author. Returns the current inquiry, or undefined if it was erased. Rejects if
   * the same field changed since `seen`.
   */
  async change(seen: Inquiry, fields: StaffFields): Promise<Inquiry | undefined> {
    const reference = doc(this.#firestore, 'inquiries', seen.id)
    await runTransaction(this.#firestore, async (transaction) => {
      const snapshot = await transaction.get(reference)
      if (!snapshot.exists()) return
      const current = readInquiry(seen.id, snapshot.data())
      const changes = (['status', 'assignee'] as const).flatMap((field) =>
        fields[field] === undefined ? [] : [{field, from: current[field], to: fields[field]}],
      )
      if (changes.some(({field, from, to}) => from !== seen[field] && from !== to))
        throw Object.assign(new Error('Someone else changed the inquiry'), {code: 'changed'})
      const made = changes.filter(({from, to}) => from !== to)
      if (made.length === 0) return
      transaction.update(reference, {...fields, changedAt: serverTimestamp()})
      const text = made.map(({field, from, to}) => `${field}: ${from || 'nobody'} → ${to || 'nobody'}`)
      transaction.set(this.#newNote(), this.#note(seen.id, 'change', text.join(', ')))
    })
    return this.get(seen.id)
  }

  /** Permanently erases inquiries and the notes about them. */
  async erase(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const notes = await getDocs(this.#notesOf(id))
      // Deletes the inquiry last, so that an interruption leaves no orphaned notes.
      const references = [...notes.docs.map(({ref}) => ref), doc(this.#firestore, 'inquiries', id)]
      for (let i = 0; i < references.length; i += batchSize) {
        const batch = writeBatch(this.#firestore)
        for (const reference of references.slice(i, i + batchSize)) batch.delete(reference)
        await batch.commit()
      }
    }
  }

  /** Returns what visitors did not find, a document for each day from a date on. */
  async unfound(since: string): Promise<DocumentData[]> {
    const days = collection(this.#firestore, unfoundCollection)
    const {docs} = await getDocs(query(days, where('date', '>=', since), orderBy('date')))
    return docs.map((day) => day.data())
  }

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
