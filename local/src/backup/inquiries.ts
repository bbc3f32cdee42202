/**
 * `node local/src/backup/inquiries.ts export|erase <email address> --data .local [--yes]`: prints what is stored about a person as JSON, or
 * removes it, with the mails about it, from the disk too. Erasing refuses while the product runs. `… expired` lists what the backend's daily
 * job erases next.
 */

import {existsSync} from 'node:fs'
import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {parseArgs} from 'node:util'
import {isEmail} from '@upline/domain/inquiry/email.ts'
import {lockFolder, openDatabase, Store} from '@upline/lake/embed'
import {erasePerson, findPerson} from '../dashboard/erase-person.ts'
import {findExpired, publishedRetention} from '../dashboard/retention.ts'
import {createDocumentStore} from '../firestore/document-store.ts'
import {createMailStore} from '../mail/mail-store.ts'

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {data: {type: 'string', default: '.local'}, yes: {type: 'boolean', default: false}},
})

try {
  const [what, email = ''] = positionals
  if (what !== 'expired' && !isEmail(email.trim()))
    throw new Error('Name the email address: npm run inquiries -- export|erase <address>')
  if (!existsSync(join(values.data, 'backend.db'))) throw new Error(`There is no data in ${values.data} yet.`)
  if (what === 'export')
    inDatabase((database) => console.log(JSON.stringify(findPerson(storesOf(database), email), null, 2)))
  else if (what === 'erase') erase(email)
  else if (what === 'expired') inDatabase(printExpired)
  else throw new Error('Say export, erase or expired: npm run inquiries -- export|erase <address>')
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

function printExpired(database: DatabaseSync): void {
  const months = publishedRetention(new Store(database).documents())
  if (months === undefined)
    throw new Error('No published fact inquiryRetention says how long inquiries are kept.')
  const {paths, mails} = findExpired(storesOf(database), months, new Date())
  for (const path of paths) console.log(path)
  console.log(
    `The backend erases these ${paths.length} documents and ${mails.length} mails, older than ${months} months.`,
  )
}

function erase(email: string): void {
  const unlock = lockFolder(values.data)
  try {
    inDatabase((database) => {
      const stores = storesOf(database)
      const {inquiries, notes, mails} = values.yes
        ? erasePerson({database, ...stores}, email)
        : findPerson(stores, email)
      const found = `${inquiries.length} inquiries and ${mails.length} mails, with ${notes.length} notes of staff,`
      console.log(
        values.yes
          ? `${found} are removed. Backups and the office’s mailbox still have them.`
          : `${found} would be removed for good: add --yes to do it.`,
      )
    })
  } finally {
    unlock()
  }
}

function storesOf(database: DatabaseSync) {
  return {documents: createDocumentStore(database), mails: createMailStore(database)}
}
