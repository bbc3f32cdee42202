/**
 * `node local/src/backup/inquiries.ts export|erase <e-mail address> --data .local [--yes]`: prints what is stored about a person as JSON, or
 * removes it, with the mails about it, from the disk too. Erasing refuses while the product runs.
 */
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {parseArgs} from 'node:util'
import {inTransaction, lockFolder, openDatabase} from '@upline/lake/embed'
import {plainDocument} from '../dashboard/inquiries.ts'
import {createDocumentStore} from '../firestore/document-store.ts'
import {createMailStore} from '../mail/mail-store.ts'

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {data: {type: 'string', default: '.local'}, yes: {type: 'boolean', default: false}},
})

try {
  const [what, email = ''] = positionals
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw new Error('Name the e-mail address: npm run inquiries -- export|erase <address>')
  if (!existsSync(join(values.data, 'backend.db'))) throw new Error(`There is no data in ${values.data} yet.`)
  if (what === 'export') inDatabase((database) => console.log(JSON.stringify(find(database, email), null, 2)))
  else if (what === 'erase') erase(email)
  else throw new Error('Say export or erase: npm run inquiries -- export|erase <address>')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function inDatabase(work: (database: DatabaseSync) => void): void {
  const database = openDatabase(values.data)
  try {
    work(database)
  } finally {
    database.close()
  }
}

function erase(email: string): void {
  const unlock = lockFolder(values.data)
  try {
    inDatabase((database) => {
      const {inquiries, mails} = find(database, email)
      const found = `${inquiries.length} inquiries and ${mails.length} mails`
      if (!values.yes) return console.log(`${found} would be removed for good: add --yes to do it.`)
      // What is deleted is overwritten, and does not stay in the journal.
      database.exec('PRAGMA secure_delete = ON')
      inTransaction(database, () => {
        const store = createDocumentStore(database)
        for (const {id} of inquiries) store.remove(`inquiries/${id}`)
        const remove = database.prepare('DELETE FROM mails WHERE id = ?')
        for (const {id} of mails) remove.run(id)
      })
      database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
      console.log(`${found} are removed. Backups and the office’s mailbox still have them.`)
    })
  } finally {
    unlock()
  }
}

/** Inquiries with this address, whatever its case, and the mails that name it. */
function find(database: DatabaseSync, email: string) {
  const wanted = email.toLowerCase()
  const inquiries = createDocumentStore(database)
    .list('inquiries')
    .map(plainDocument)
    .filter((inquiry) => readable(String(inquiry.email)).toLowerCase() === wanted)
  const mails = createMailStore(database)
    .list()
    .filter((mail) => JSON.stringify([mail.replyTo, mail.text, mail.html]).toLowerCase().includes(wanted))
  return {inquiries, mails}
}

/** Texts are stored HTML-escaped. */
function readable(text: string): string {
  const entities: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
  }
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}
