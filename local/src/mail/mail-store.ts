import type {DatabaseSync} from 'node:sqlite'
import {createFeed, type Feed, mebibyte} from '@upline/lake/embed'
import {newestRows} from '../newest-rows.ts'

export interface Mail {
  id: number
  /** ISO 8601, UTC. */
  receivedAt: string
  /** Recipients of the SMTP envelope, who got the mail regardless of its headers. */
  recipients: string[]
  from: string
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
}

export interface MailStore {
  /** Stores a mail and its source, and removes the oldest mails beyond the limits. Cuts off strings of more than 100,000 characters, so that no mail hides others from the dashboard's list. */
  add(mail: Omit<Mail, 'id'>, raw: Uint8Array): number
  /** The newest mails, newest first, as many as the dashboard shows. */
  newest(): Mail[]
  all(): IteratorObject<Mail>
  /** Ids of the mails that were received before an ISO time. */
  receivedBefore(time: string): number[]
  get(id: number): Mail | undefined
  remove(id: number): void
  count(): number
  /** Publishes the id of each mail once it is stored. */
  arrivals: Feed<number>
}

const longestText = 100_000

/** The newest mails that are kept, so that no flood of mails fills the disk. */
const limits = {mails: 10_000, bytes: 1024 * mebibyte}

export function createMailStore(database: DatabaseSync, {mails, bytes} = limits): MailStore {
  database.exec(`
    CREATE TABLE IF NOT EXISTS mails (
      id INTEGER PRIMARY KEY,
      content TEXT NOT NULL,
      raw BLOB NOT NULL
    ) STRICT
  `)
  const add = database.prepare('INSERT INTO mails (content, raw) VALUES (?, ?)')
  const removeOldest = database.prepare(`
    DELETE FROM mails WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER newest AS mails, sum(octet_length(content) + octet_length(raw)) OVER newest AS bytes
        FROM mails WINDOW newest AS (ORDER BY id DESC)
      )
      WHERE mails > ? OR bytes > ?
    )
  `)
  const list = database.prepare('SELECT id, content FROM mails ORDER BY id DESC')
  const receivedBefore = database.prepare(
    `SELECT id FROM mails WHERE content ->> 'receivedAt' != '' AND content ->> 'receivedAt' < ?`,
  )
  const get = database.prepare('SELECT id, content FROM mails WHERE id = ?')
  const remove = database.prepare('DELETE FROM mails WHERE id = ?')
  const count = database.prepare('SELECT count(*) AS count FROM mails')
  const arrivals = createFeed<number>()

  return {
    add(mail, raw) {
      const content = JSON.stringify(mail, (_name, value) =>
        typeof value === 'string' ? value.slice(0, longestText) : value,
      )
      const id = Number(add.run(content, raw).lastInsertRowid)
      removeOldest.run(mails, bytes)
      arrivals.publish(id)
      return id
    },
    newest: () => newestRows(list.iterate(), 'content').map(fromRow),
    *all() {
      for (const row of list.iterate()) yield fromRow(row)
    },
    receivedBefore: (time) => receivedBefore.all(time).map(({id}) => Number(id)),
    get(id) {
      const row = get.get(id)
      return row && fromRow(row)
    },
    remove: (id) => void remove.run(id),
    count: () => Number(count.get()?.count),
    arrivals,
  }
}

function fromRow({id, content}: Record<string, unknown>): Mail {
  try {
    // `add` is the only writer of the column.
    return {...(JSON.parse(String(content)) as Omit<Mail, 'id'>), id: Number(id)}
  } catch {
    throw new Error(`The stored mail ${id} is damaged in the table mails; nothing was changed`)
  }
}
