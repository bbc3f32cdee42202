import type {DatabaseSync} from 'node:sqlite'
import type {Message} from './message.ts'
import type {Webhook} from './webhook.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS webhooks (id TEXT PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS webhook_messages (
    sequence INTEGER PRIMARY KEY, hook_id TEXT NOT NULL REFERENCES webhooks ON DELETE CASCADE, status TEXT NOT NULL, due INTEGER NOT NULL,
    json TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS webhook_messages_by_status ON webhook_messages (hook_id, status, due);
`

/** The number of messages to keep for each webhook in addition to its queue. */
const kept = 200

/** Webhooks with their queues and logs, in the database, so that queued messages are sent after a restart. */
export class WebhookStore {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    database.exec(tables)
    this.#database = database
  }

  webhooks(): Webhook[] {
    const rows = this.#database.prepare('SELECT json FROM webhooks ORDER BY rowid').all()
    return rows.map(({json}) => JSON.parse(String(json)))
  }

  put(webhook: Webhook): void {
    this.#run(
      'INSERT INTO webhooks VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json',
      webhook.id,
      JSON.stringify(webhook),
    )
  }

  /** Deletes a webhook with its queue and its log. */
  delete(id: string): void {
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

  /** Returns the message to send next, and its time. */
  next(hookId: string): {message: Message; due: number} | undefined {
    const sql =
      "SELECT json, due FROM webhook_messages WHERE hook_id = ? AND status = 'queued' ORDER BY due, sequence LIMIT 1"
    const row = this.#database.prepare(sql).get(hookId)
    return row && {message: readMessage(row), due: Number(row.due)}
  }

  /** Stores the result of an attempt. A queued message is sent again at `due`. */
  update(message: Message, due: number): void {
    const {id, hookId, status} = message
    this.#run(
      "UPDATE webhook_messages SET status = ?, due = ?, json = ? WHERE hook_id = ? AND json ->> 'id' = ?",
      status,
      due,
      JSON.stringify(message),
      hookId,
      id,
    )
    this.#run(
      `DELETE FROM webhook_messages WHERE sequence IN (
         SELECT sequence FROM webhook_messages WHERE hook_id = ? AND status <> 'queued' ORDER BY sequence DESC LIMIT -1 OFFSET ${kept})`,
      hookId,
    )
  }

  clearQueue(hookId: string): void {
    this.#run("DELETE FROM webhook_messages WHERE hook_id = ? AND status = 'queued'", hookId)
  }

  /** Newest first. */
  messages(hookId: string): Message[] {
    const sql = 'SELECT json FROM webhook_messages WHERE hook_id = ? ORDER BY sequence DESC LIMIT 100'
    return this.#database.prepare(sql).all(hookId).map(readMessage)
  }

  #run(sql: string, ...values: (string | number)[]): void {
    this.#database.prepare(sql).run(...values)
  }
}

function readMessage({json}: Record<string, unknown>): Message {
  // An earlier version had the attempts in another table.
  return {attempts: [], ...JSON.parse(String(json))}
}
