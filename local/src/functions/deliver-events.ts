import {posix} from 'node:path'
import pLimit from 'p-limit'
import {
  type CreatedDocument,
  collectionOfTrigger,
  createdEvent,
  type DocumentTrigger,
} from './document-trigger.ts'

/** Longest pause between two attempts. Attempts never end, because an inquiry must not be lost while a mail server is down. */
const maxRetryMs = 30 * 60 * 1000

/** Concurrent deliveries. Each may hold a connection to Firestore and one to the mail server. */
const atOnce = 10

/** Pause between two documents that were stored before the start, so that the backend stays responsive. */
const backlogPauseMs = 250

interface Deliveries {
  project: string
  /** Triggers by name. */
  triggers: ReadonlyMap<string, DocumentTrigger>
  documents: {
    list(collection: string): Iterable<CreatedDocument>
    created: {subscribe(listener: (document: CreatedDocument) => void): () => void}
  }
  /** Returns whether an earlier process has delivered the document to the trigger of this name. */
  isHandled(document: CreatedDocument, trigger: string): boolean
  /** In ms: before the first delivery, and after the first rejection. Each further pause is twice as long. */
  pauses: {first: number; retry: number}
}

/**
 * Runs the triggers for each document that is created from now on, and for the stored documents that are not handled yet.
 * Returns the function that stops it. The first pause imitates the delay of the cloud, during which a browser's own call comes first.
 */
export function deliverEvents({project, triggers, documents, isHandled, pauses}: Deliveries): () => void {
  const started = new Date().toISOString()
  const timers = new Set<NodeJS.Timeout>()
  const limit = pLimit(atOnce)
  let stopped = false

  function after(pauseMs: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, pauseMs).unref()
    timers.add(timer)
  }

  /** Resolves after the attempt, also if it fails. */
  async function deliver(name: string, trigger: DocumentTrigger, document: CreatedDocument, pauseMs: number) {
    try {
      await trigger(createdEvent(project, document))
    } catch (error) {
      if (stopped) return
      const again = trigger.__endpoint.eventTrigger.retry === true
      const next = again ? `runs again in ${Math.ceil(pauseMs / 1000)} s` : 'does not run again'
      console.error(`The trigger ${name} failed (${codeOf(error)}) and ${next}`)
      if (again)
        after(pauseMs, () => void limit(deliver, name, trigger, document, Math.min(pauseMs * 2, maxRetryMs)))
    }
  }

  async function deliverBacklog(name: string, trigger: DocumentTrigger): Promise<void> {
    for (const document of documents.list(collectionOfTrigger(trigger))) {
      if (stopped) return
      // A document of the future was stored before the clock was set back.
      const isNew = document.createTime >= started && document.createTime <= new Date().toISOString()
      if (isNew || isHandled(document, name)) continue
      await deliver(name, trigger, document, pauses.retry)
      await new Promise<void>((resolve) => after(backlogPauseMs, resolve))
    }
  }

  for (const [name, trigger] of triggers) {
    if (!trigger.__endpoint.eventTrigger.retry) continue
    after(pauses.first, () => {
      deliverBacklog(name, trigger).catch((error: unknown) =>
        console.error(`The trigger ${name} did not run for earlier documents (${codeOf(error)})`),
      )
    })
  }
  const unsubscribe = documents.created.subscribe((document) => {
    for (const [name, trigger] of triggers) {
      if (collectionOfTrigger(trigger) !== posix.dirname(document.path)) continue
      after(pauses.first, () => void limit(deliver, name, trigger, document, pauses.retry))
    }
  })
  return () => {
    stopped = true
    unsubscribe()
    limit.clearQueue()
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Returns the error's code, never its message, which may repeat what a visitor wrote. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code === 'string' && /^[\w/-]+$/.test(code)) return code
  return error instanceof Error ? error.name : 'unknown'
}
