import pLimit from 'p-limit'
import {
  type CreatedDocument,
  createdEvent,
  type DocumentTrigger,
  matchesPattern,
  patternOf,
} from './document-trigger.ts'

/** For how long the platform delivers an event again that a function with `retry` rejects. */
const retriedMs = 24 * 60 * 60 * 1000

/** As many deliveries at once as a small cloud function has instances: each may hold a connection to Firestore and one to the mail server. */
const atOnce = 10

/** Between two deliveries of what was there before the start; one takes up to 10 ms of the processor. */
const betweenRecentMs = 250

interface Deliveries {
  project: string
  /** By name. */
  triggers: ReadonlyMap<string, DocumentTrigger>
  documents: {
    list(collection: string): CreatedDocument[]
    created: {subscribe(listener: (document: CreatedDocument) => void): () => void}
  }
  /** In ms: before the first delivery, and after the first rejection; each further pause is twice as long. */
  pauses: {first: number; retry: number}
}

/**
 * Runs the triggers for every document that is created from now on, and once more for those of the last day: which of them were
 * delivered before a restart is not stored, and the platform too may deliver an event twice. Returns the function that stops it.
 *
 * The first pause stands for the seconds that the cloud takes, in which a browser's own call comes first.
 */
export function deliverEvents({project, triggers, documents, pauses}: Deliveries): () => void {
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

  /** Resolves after the attempt, whatever became of it. */
  async function deliver(name: string, trigger: DocumentTrigger, document: CreatedDocument, pauseMs: number) {
    try {
      await trigger(createdEvent(project, document))
    } catch (error) {
      if (stopped) return
      const ends = Date.parse(document.createTime) + retriedMs
      const again = trigger.__endpoint.eventTrigger.retry === true && Date.now() + pauseMs < ends
      const next = again ? `runs again in ${Math.ceil(pauseMs / 1000)} s` : 'does not run again'
      console.error(`The trigger ${name} failed (${codeOf(error)}) and ${next}`)
      if (again) after(pauseMs, () => void limit(deliver, name, trigger, document, pauseMs * 2))
    }
  }

  async function deliverRecent(name: string, trigger: DocumentTrigger): Promise<void> {
    const pattern = patternOf(trigger)
    const since = new Date(Date.now() - retriedMs).toISOString()
    const recent = documents
      .list(pattern.slice(0, pattern.lastIndexOf('/')))
      .filter(
        ({path, createTime}) => matchesPattern(pattern, path) && createTime > since && createTime < started,
      )
    // One after another and with pauses: a day's documents would occupy the machine just when everything starts.
    for (const document of recent) {
      if (stopped) return
      await deliver(name, trigger, document, pauses.retry)
      await new Promise<void>((resolve) => after(betweenRecentMs, resolve))
    }
  }

  for (const [name, trigger] of triggers) {
    if (!trigger.__endpoint.eventTrigger.retry) continue
    after(pauses.first, () => {
      deliverRecent(name, trigger).catch((error: unknown) =>
        console.error(`The trigger ${name} did not run for earlier documents (${codeOf(error)})`),
      )
    })
  }
  const unsubscribe = documents.created.subscribe((document) => {
    for (const [name, trigger] of triggers) {
      if (!matchesPattern(patternOf(trigger), document.path)) continue
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

/** Never the message: it may repeat what a visitor wrote. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code === 'string' && /^[\w/-]+$/.test(code)) return code
  return error instanceof Error ? error.name : 'unknown'
}
