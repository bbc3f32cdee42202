import {randomBytes} from 'node:crypto'
import type {DatabaseSync} from 'node:sqlite'
import type {Webhook} from './webhook.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS webhooks (id TEXT PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS webhook_messages (
    sequence INTEGER PRIMARY KEY, hook_id TEXT NOT NULL REFERENCES webhooks ON DELETE CASCADE, status TEXT NOT NULL, due INTEGER NOT NULL,
    json TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS webhook_messages_by_status ON webhook_messages (hook_id, status, due);
  CREATE TABLE IF NOT EXISTS webhook_attempts (
    sequence INTEGER PRIMARY KEY, hook_id TEXT NOT NULL REFERENCES webhooks ON DELETE CASCADE, json TEXT NOT NULL);
`

/** A sent or waiting message. Its public fields are the fields of hosted Sanity's message log. */
export interface Message {
  id: string
  projectId: string
  hookId: string
  dataset: string
  status: 'queued' | 'success' | 'failure'
  payload: string
  resultCode: number | null
  failureCount: number
  createdAt: string
  updatedAt: string
  /** What of the change goes into headers. */
  headers: Record<string, string>
}

/** One delivery, as in hosted Sanity's attempts log. */
export interface Attempt {
  id: string
  projectId: string
  hookId: string
  messageId: string
  inProgress: false
  isFailure: boolean
  failureReason: string | null
  resultCode: number | null
  resultBody: string | null
  /** Milliseconds. */
  duration: number
  createdAt: string
  updatedAt: string
}

/** The number of messages and attempts to keep for each webhook, besides the queue. */
const kept = 200

export const newId = () => randomBytes(8).toString('hex')

/** Webhooks with their queues and logs, in the database: what is queued is sent after a restart. */
export class WebhookStore {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    database.exec(tables)
    this.#database = database
  }

  webhooks(): Webhook[] {
    return this.#read('SELECT json FROM webhooks ORDER BY rowid')
  }

  put(webhook: Webhook): void {
    this.#run(
      'INSERT INTO webhooks VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json',
      webhook.id,
      JSON.stringify(webhook),
    )
  }

  /** With its queue and its logs. */
  delete(id: string): void {
    for (const table of ['webhook_attempts', 'webhook_messages'])
      this.#run(`DELETE FROM ${table} WHERE hook_id = ?`, id)
    this.#run('DELETE FROM webhooks WHERE id = ?', id)
  }

  enqueue(message: Message): void {
    this.#run(
      'INSERT INTO webhook_messages (hook_id, status, due, json) VALUES (?, ?, ?, ?)',
      message.hookId,
      message.status,
      Date.now(),
      JSON.stringify(message),
    )
  }

  queueLength(hookId: string): number {
    const sql = "SELECT count(*) AS count FROM webhook_messages WHERE hook_id = ? AND status = 'queued'"
    return Number(this.#database.prepare(sql).get(hookId)?.count)
  }

  /** The message that is to be sent next, and when. */
  next(hookId: string): {message: Message; due: number} | undefined {
    const sql =
      "SELECT json, due FROM webhook_messages WHERE hook_id = ? AND status = 'queued' ORDER BY due, sequence LIMIT 1"
    const row = this.#database.prepare(sql).get(hookId)
    return row && {message: JSON.parse(String(row.json)), due: Number(row.due)}
  }

  /** Notes an attempt and what became of the message, which is sent again at `due` while it is queued. */
  finish(message: Message, attempt: Attempt, due: number): void {
    this.#run(
      "UPDATE webhook_messages SET status = ?, due = ?, json = ? WHERE hook_id = ? AND json ->> 'id' = ?",
      message.status,
      due,
      JSON.stringify(message),
      message.hookId,
      message.id,
    )
    this.#run(
      'INSERT INTO webhook_attempts (hook_id, json) VALUES (?, ?)',
      message.hookId,
      JSON.stringify(attempt),
    )
    for (const [table, condition] of [
      ['webhook_attempts', ''],
      ['webhook_messages', "AND status <> 'queued'"],
    ])
      this.#run(
        `DELETE FROM ${table} WHERE sequence IN (
           SELECT sequence FROM ${table} WHERE hook_id = ? ${condition} ORDER BY sequence DESC LIMIT -1 OFFSET ${kept})`,
        message.hookId,
      )
  }

  clearQueue(hookId: string): void {
    this.#run("DELETE FROM webhook_messages WHERE hook_id = ? AND status = 'queued'", hookId)
  }

  /** Newest first. */
  messages(hookId: string): Message[] {
    return this.#read(
      'SELECT json FROM webhook_messages WHERE hook_id = ? ORDER BY sequence DESC LIMIT 100',
      hookId,
    )
  }

  /** Newest first; of one webhook, or of all. */
  attempts(hookId?: string): Attempt[] {
    return hookId === undefined
      ? this.#read('SELECT json FROM webhook_attempts ORDER BY sequence DESC')
      : this.#read(
          'SELECT json FROM webhook_attempts WHERE hook_id = ? ORDER BY sequence DESC LIMIT 100',
          hookId,
        )
  }

  #run(sql: string, ...values: (string | number)[]): void {
    this.#database.prepare(sql).run(...values)
  }

  #read<T>(sql: string, ...values: string[]): T[] {
    // This class wrote the rows.
    return this.#database
      .prepare(sql)
      .all(...values)
      .map(({json}) => JSON.parse(String(json)) as T)
  }
}
