import {type DeliveryParts, deliver} from './delivery.ts'
import {toRecord, type VisitorContext} from './inquiry-record.ts'
import {newInquiryId, type OutboxEntry} from './outbox.ts'
import type {OutboxEvents} from './outbox-events.ts'
import {countAttempt} from './rate-limit.ts'
import type {InquiryRequest, InquiryService, SubmitResult} from './types.ts'
import {validateRequest} from './validate.ts'

/** An inquiry that could not be sent for so long (ms, 30 days) is given up, but only while the browser is online. */
export const outboxLifetime = 30 * 24 * 60 * 60 * 1000

export type InquiryParts = DeliveryParts & {
  storage: () => Storage
  now: () => number
  online: () => boolean
  visitor: () => VisitorContext
  events: OutboxEvents
  /** Is told the texts of each inquiry, so that no error log repeats them. */
  keepOutOfLogs: (texts: readonly string[]) => void
}

export function createInquiryService(parts: InquiryParts): InquiryService {
  const {outbox, now, report, events} = parts
  const waitingEntries = () => outbox.entries().filter((entry) => entry.state === 'waiting')
  // Where nothing can be kept, pressing the button again sends the same inquiry under the same id.
  let unsaved: {content: string; id: string} | undefined

  async function submit(request: InquiryRequest): Promise<SubmitResult> {
    const [first, ...others] = validateRequest(request)
    if (first) return {status: 'invalid', code: 'VALIDATION_ERROR', errors: [first, ...others]}
    const verdict = countAttempt(parts.storage, request.kind, request.email, now())
    if (!verdict.allowed) {
      return {
        status: 'rate-limited',
        code: 'RATE_LIMIT_ERROR',
        limit: verdict.limit,
        minutes: verdict.minutes,
      }
    }
    parts.keepOutOfLogs([request.name, request.email, request.phone, request.message])
    return await send(newEntry(request))
  }

  function newEntry(request: InquiryRequest): OutboxEntry {
    const time = now()
    const inquiry = toRecord(request, parts.visitor(), time)
    const id = unsaved?.content === contentOf(inquiry) ? unsaved.id : newInquiryId(time)
    return {id, savedAt: time, state: 'waiting', inquiry}
  }

  async function send(entry: OutboxEntry): Promise<SubmitResult> {
    let kept = false
    const {stored} = deliver(
      entry.id,
      async () => {
        // Kept before it is sent, so that a page closed in mid-flight loses nothing.
        kept = await outbox.add(entry)
        return entry
      },
      parts,
    )
    const outcome = await stored
    if (outcome === 'stored') {
      unsaved = undefined
      return {status: 'saved', via: 'firestore', id: entry.id}
    }
    if (!kept) {
      unsaved = {content: contentOf(entry.inquiry), id: entry.id}
      return {status: 'failed', code: 'SUBMISSION_FAILED'}
    }
    events.emit({type: 'kept', id: entry.id})
    return {status: 'saved', via: 'local', id: entry.id}
  }

  async function resend(): Promise<number> {
    for (const entry of outbox.entries()) {
      const current = async () => outbox.entries().find(({id}) => id === entry.id)
      const {stored, finished} = deliver(entry.id, current, parts)
      const outcome = await stored
      if (outcome === 'stored' && entry.state === 'waiting') events.emit({type: 'sent', id: entry.id})
      if (outcome === 'unavailable' || outcome === 'refused') await giveUpIfOld(entry)
      await finished
    }
    return waitingEntries().length
  }

  async function giveUpIfOld(entry: OutboxEntry): Promise<void> {
    if (!parts.online() || now() - entry.savedAt < outboxLifetime) return
    await outbox.remove(entry.id)
    report(new Error('An inquiry expired in the outbox of a browser.'), {
      category: 'UNKNOWN',
      severity: 'HIGH',
      component: 'inquiries',
      action: 'expire',
    })
    events.emit({type: 'expired', id: entry.id})
  }

  return {
    submit,
    resend,
    waiting: () => waitingEntries().length,
    onOutbox: events.on,
  }
}

function contentOf({name, email, phone, message}: OutboxEntry['inquiry']): string {
  return JSON.stringify([name, email, phone, message])
}
