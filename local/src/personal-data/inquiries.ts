import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {isEmail} from '@upline/domain/inquiry/email.ts'
import {lockFolder, openDatabase, Store} from '@upline/lake/embed'
import {type PersonalStores, personalStores} from './erase.ts'
import {erasePerson, findPerson} from './person.ts'
import {findExpired, publishedRetention} from './retention.ts'

/** Runs `export <address>`, `erase <address>` or `expired` on a data folder. Returns the output. */
export function inquiries(data: string, [action = '', email = '']: string[], isConfirmed: boolean): string {
  const actions: Record<string, (stores: PersonalStores) => string> = {
    export: (stores) => JSON.stringify(findPerson(stores, email), null, 2),
    erase: (stores) => eraseIfConfirmed(stores, email, isConfirmed),
    expired: listExpired,
  }
  const run = Object.hasOwn(actions, action) && actions[action]
  if (!run) throw new Error('Choose export, erase or expired: npm run inquiries -- export|erase <address>')
  if (action !== 'expired' && !isEmail(email.trim()))
    throw new Error('Name the email address: npm run inquiries -- export|erase <address>')
  if (!existsSync(join(data, 'backend.db'))) throw new Error(`There is no data in ${data} yet.`)
  const unlock = action === 'erase' ? lockFolder(data) : () => {}
  const database = openDatabase(data)
  try {
    return run(personalStores(database))
  } finally {
    database.close()
    unlock()
  }
}

function eraseIfConfirmed(stores: PersonalStores, email: string, isConfirmed: boolean): string {
  const {inquiries, notes, mails} = (isConfirmed ? erasePerson : findPerson)(stores, email)
  const found = `${inquiries.length} inquiries and ${mails.length} mails, with ${notes.length} notes of staff,`
  return isConfirmed
    ? `${found} are removed. Backups and the office’s mailbox still have them.`
    : `${found} would be removed permanently: add --yes to do it.`
}

function listExpired(stores: PersonalStores): string {
  const months = publishedRetention(new Store(stores.database).documents())
  if (months === undefined)
    throw new Error('No published fact inquiryRetention says how long inquiries are kept.')
  const {paths, mails} = findExpired(stores, months, new Date())
  return [
    ...paths,
    `The backend erases these ${paths.length} documents and ${mails.length} mails, older than ${months} months.`,
  ].join('\n')
}
