import type {DatabaseSync} from 'node:sqlite'
import {inTransaction} from '@upline/lake/embed'
import {createDocumentStore, type DocumentStore} from '../firestore/document-store.ts'
import {createMailStore, type MailStore} from '../mail/mail-store.ts'

export interface PersonalStores {
  database: DatabaseSync
  documents: DocumentStore
  mails: MailStore
}

export function personalStores(database: DatabaseSync): PersonalStores {
  return {database, documents: createDocumentStore(database), mails: createMailStore(database)}
}

/** Removes documents by their paths and mails by their ids, from the disk too. */
export function erase({database, documents, mails}: PersonalStores, paths: string[], ids: number[]): void {
  if (paths.length + ids.length === 0) return
  // Overwrites deleted rows; the checkpoint below empties the journal.
  database.exec('PRAGMA secure_delete = ON')
  inTransaction(database, () => {
    for (const path of paths) documents.remove(path)
    for (const id of ids) mails.remove(id)
  })
  database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
  documents.changes.publish('inquiries')
}
