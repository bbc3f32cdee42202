import {toRecord, type VisitorContext} from '@upline/inquiry/inquiry-record.ts'
import type {InquiryRequest} from '@upline/inquiry/types.ts'
import {validateRequest} from '@upline/inquiry/validate.ts'
import {type DeliveryParts, deliver} from './delivery.ts'
import {newInquiryId, type OutboxEntry} from './outbox.ts'
import type {OutboxStatus} from './outbox-status.ts'
import {countAttempt} from './rate-limit.ts'
import type {InquiryService, SubmitResult} from './types.ts'

/** An inquiry that could not be sent for so long (ms, 30 days) expires, but only while the browser is online. */
export const outboxLifetime = 30 * 24 * 60 * 60 * 1000

export type InquiryParts = DeliveryParts & {
  storage: () => Storage
  now: () => number
  online: () => boolean
  visitor: () => VisitorContext
  /** Receives the texts of each inquiry, so that no error log repeats them. */
  redact: (texts: readonly string[]) => void
  /** An inquiry was saved in this browser and has to be sent later. */
  onUnsent: () => void
  onStatus: (status: OutboxStatus) => void
}

export type SendingService = InquiryService & {
  /** Sends what the outbox holds; resolves with how many are still waiting. */
  resend(): Promise<number>
  /** How many inquiries wait in this browser. */
  waiting(): number
}

export function createInquiryService(parts: InquiryParts): SendingService {
  const {outbox, now, report} = parts
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
    parts.redact([request.name, request.email, request.phone, request.message])
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
    parts.onUnsent()
    return {status: 'saved', via: 'local', id: entry.id}
  }

  async function resend(): Promise<number> {
    for (const entry of outbox.entries()) {
      const current = async () => outbox.entries().find(({id}) => id === entry.id)
      const {stored, finished} = deliver(entry.id, current, parts)
      const outcome = await stored
      if (outcome === 'stored' && entry.state === 'waiting') parts.onStatus('sent')
      if (outcome === 'unavailable' || outcome === 'refused') await removeIfExpired(entry)
      await finished
    }
    return waitingEntries().length
  }

  async function removeIfExpired(entry: OutboxEntry): Promise<void> {
    if (!parts.online() || now() - entry.savedAt < outboxLifetime) return
    await outbox.remove(entry.id)
    report(new Error('An inquiry expired in the outbox of a browser.'), {
      category: 'UNKNOWN',
      severity: 'HIGH',
      component: 'inquiries',
      action: 'expire',
    })
    parts.onStatus('expired')
  }

  return {submit, resend, waiting: () => waitingEntries().length}
}

function contentOf({name, email, phone, message}: OutboxEntry['inquiry']): string {
  return JSON.stringify([name, email, phone, message])
}
