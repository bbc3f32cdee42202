import type {DatabaseSync} from 'node:sqlite'
import {setImmediate as nextTurn} from 'node:timers/promises'
import type {Dataset} from '../dataset.ts'
import type {Change, Committed} from '../documents/transaction.ts'
import {type Attempt, type Message, newAttempt, newId, newMessage} from './message.ts'
import {send} from './send.ts'
import {readWebhook, type Webhook} from './webhook.ts'
import {type CompiledRule, compileRule, concerns, payloadOf} from './webhook-rule.ts'
import {WebhookStore} from './webhook-store.ts'

/** Time during which a message is sent again, as hosted. */
const retriesMs = 30 * 60_000
const firstRetryMs = 250
const longestPauseMs = 5 * 60_000

/** Maximum number of queued messages for one receiver. */
export const longestQueue = 1000

/** The webhooks of all datasets of a process: one request at a time for each, again with growing pauses while the receiver fails. */
export class Webhooks {
  readonly #store: WebhookStore
  readonly #webhooks = new Map<string, Webhook & {compiled: CompiledRule}>()
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #busy = new Set<string>()
  readonly #closing = new AbortController()
  /** Payloads are made one after the other, so that a receiver gets changes in their order. */
  #queueing: Promise<void> = Promise.resolve()

  constructor(database: DatabaseSync) {
    this.#store = new WebhookStore(database)
    for (const webhook of this.#store.webhooks()) {
      this.#webhooks.set(webhook.id, {...webhook, compiled: compileRule(webhook.rule)})
      void this.#deliver(webhook.id)
    }
  }

  /** Sends changes of this dataset. Returns a function that stops this. */
  watch(context: Dataset): () => void {
    return context.store.committed.subscribe((committed) => {
      for (const webhook of this.#webhooks.values()) {
        const {projectId, dataset} = webhook
        const isHere = projectId === context.projectId && (dataset === '*' || dataset === context.dataset)
        if (!isHere || webhook.isDisabledByUser) continue
        for (const change of committed.changes.filter((each) => concerns(webhook, each)))
          this.#queueing = this.#queueing
            .then(() => this.#enqueue(webhook.id, context, committed, change))
            .catch((error: unknown) => console.error(`The webhook "${webhook.name}" was not sent:`, error))
      }
    })
  }

  list(projectId: string): Webhook[] {
    return this.#store.webhooks().filter((webhook) => webhook.projectId === projectId)
  }

  /** Saves a webhook with the fields of `given`: a new one, or the one with this id. Throws a LakeError. */
  save(projectId: string, given: unknown, id?: string): Webhook {
    const known = this.list(projectId).find((webhook) => webhook.id === id)
    const webhook = readWebhook(given, known ?? {id: newId(), projectId, createdAt: new Date().toISOString()})
    this.#store.put(webhook)
    this.#webhooks.set(webhook.id, {...webhook, compiled: compileRule(webhook.rule)})
    // As hosted, queued messages of a disabled webhook are never sent.
    if (webhook.isDisabledByUser) this.#store.clearQueue(webhook.id)
    return webhook
  }

  delete(id: string): void {
    this.#webhooks.delete(id)
    this.#store.delete(id)
  }

  messages(id: string): Message[] {
    return this.#store.messages(id)
  }

  /** Returns the attempts to send messages of this webhook, newest first. */
  attempts(id: string): Attempt[] {
    return this.messages(id).flatMap(({attempts}) => attempts)
  }

  /** Ends all requests. What is queued is sent after the next start. */
  close(): void {
    this.#closing.abort()
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }

  async #enqueue(id: string, context: Dataset, committed: Committed, change: Change): Promise<void> {
    const webhook = this.#webhooks.get(id)
    if (!webhook) return
    // A change is answered before its webhooks are looked at, and other requests between two of them.
    await nextTurn()
    const payload = await payloadOf(webhook.compiled, change, context)
    if (payload === undefined || this.#closing.signal.aborted || !this.#webhooks.has(id)) return
    const message = newMessage(webhook, context.dataset, committed, change, payload)
    if (this.#store.queueLength(id) >= longestQueue) {
      console.error(`The webhook "${webhook.name}" has ${longestQueue} messages to send: one is left out`)
      message.status = 'failure'
    }
    this.#store.enqueue(message)
    void this.#deliver(id)
  }

  /** Sends due messages one by one, and schedules itself for the next one. Never rejects. */
  async #deliver(id: string): Promise<void> {
    if (this.#busy.has(id)) return
    this.#busy.add(id)
    clearTimeout(this.#timers.get(id))
    try {
      while (!this.#closing.signal.aborted) {
        const webhook = this.#webhooks.get(id)
        const next = webhook && this.#store.next(id)
        if (!next) return
        if (next.due > Date.now()) {
          this.#deliverIn(id, next.due - Date.now())
          return
        }
        await this.#attempt(webhook, next.message)
      }
    } catch (error) {
      if (this.#closing.signal.aborted) return
      console.error('Messages of a webhook could not be read or stored; it is tried again:', error)
      this.#deliverIn(id, longestPauseMs)
    } finally {
      this.#busy.delete(id)
    }
  }

  #deliverIn(id: string, ms: number): void {
    this.#timers.set(id, setTimeout(() => void this.#deliver(id), ms).unref())
  }

  async #attempt(webhook: Webhook, message: Message): Promise<void> {
    const began = new Date()
    let answered: Awaited<ReturnType<typeof send>> | undefined
    let failureReason: string | null = null
    try {
      answered = await send(webhook, message.payload, message.headers, this.#closing.signal)
      if (answered.status < 200 || answered.status > 299) failureReason = 'http'
    } catch (error) {
      failureReason = error instanceof Error ? error.message : String(error)
    }
    if (this.#closing.signal.aborted || !this.#webhooks.has(webhook.id)) return
    const attempt = newAttempt(message, began, answered, failureReason)
    const failureCount = message.failureCount + (failureReason === null ? 0 : 1)
    const due = Date.now() + Math.min(longestPauseMs, firstRetryMs * 2 ** (failureCount - 1))
    const isLate = due - Date.parse(message.createdAt) > retriesMs
    // As hosted, any other error status is final.
    const isWorthRetry = !answered || answered.status === 429 || answered.status >= 500
    const queued = isWorthRetry && !isLate
    const status = failureReason === null ? 'success' : queued ? 'queued' : 'failure'
    const {resultCode, updatedAt} = attempt
    const attempts = [attempt, ...message.attempts]
    this.#store.update({...message, status, resultCode, failureCount, updatedAt, attempts}, due)
  }
}
