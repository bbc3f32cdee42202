import {toRecord, type VisitorContext} from '@upline/domain/inquiry/inquiry-record.ts'
import type {FieldError, InquiryRequest} from '@upline/domain/inquiry/types.ts'
import {validateRequest} from '@upline/domain/inquiry/validate.ts'
import {type DeliveryParts, deliver} from './delivery.ts'
import {newInquiryId, type OutboxEntry} from './outbox.ts'
import type {OutboxStatus} from './outbox-status.ts'
import {countAttempt} from './rate-limit.ts'

/** The copy of an inquiry that could not be sent for so long (ms, 30 days) is removed after a last try while online. */
export const outboxLifetime = 30 * 24 * 60 * 60 * 1000

export type SubmitResult =
  | {status: 'saved'; via: 'firestore' | 'local'; id: string}
  | {status: 'invalid'; code: 'VALIDATION_ERROR'; errors: readonly FieldError[]}
  | {status: 'rate-limited'; code: 'RATE_LIMIT_ERROR'; limit: number; minutes: number}
  | {status: 'failed'; code: 'SUBMISSION_FAILED'}

export type InquiryService = {
  /** Never rejects: every failure is one of the results. */
  submit(request: InquiryRequest): Promise<SubmitResult>
}

export type InquiryParts = DeliveryParts & {
  storage: () => Storage
  now: () => number
  isOnline: () => boolean
  visitor: () => VisitorContext
  /** Receives the texts of each inquiry, so that no error log repeats them. */
  redact: (texts: readonly string[]) => void
  /** Something is left to do for an inquiry: `resend` later. */
  onUnfinished: () => void
  onStatus: (status: OutboxStatus) => void
}

export type SendingService = InquiryService & {
  /** Does what is left to do for each entry of the outbox; resolves with how many entries remain. */
  resend(): Promise<number>
}

export function createInquiryService(parts: InquiryParts): SendingService {
  const {outbox, now, report} = parts
  const find = (id: string) => outbox.entries().find((entry) => entry.id === id)
  // Without storage, pressing the button again sends the same inquiry under the same id.
  let unsaved: {content: string; id: string} | undefined

  async function submit(request: InquiryRequest): Promise<SubmitResult> {
    const errors = validateRequest(request)
    if (errors.length > 0) return {status: 'invalid', code: 'VALIDATION_ERROR', errors}
    const {name, email, phone, message, contracting} = request
    const excess = await countAttempt(parts.storage, request.kind, email, now())
    if (excess) return {status: 'rate-limited', code: 'RATE_LIMIT_ERROR', ...excess}
    parts.redact([name, email, phone, message, ...(contracting?.npn ? [contracting.npn] : [])])
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
    const {stored, finished} = deliver(
      entry.id,
      async () => {
        // Stored before it is sent, so that a page that is closed meanwhile loses nothing.
        kept = await outbox.add(entry)
        return entry
      },
      parts,
    )
    const outcome = await stored
    void finished.then(() => {
      if (find(entry.id)) parts.onUnfinished()
    })
    if (outcome === 'stored') {
      unsaved = undefined
      return {status: 'saved', via: 'firestore', id: entry.id}
    }
    if (!kept) {
      unsaved = {content: contentOf(entry.inquiry), id: entry.id}
      return {status: 'failed', code: 'SUBMISSION_FAILED'}
    }
    return {status: 'saved', via: 'local', id: entry.id}
  }

  async function resend(): Promise<number> {
    for (const entry of outbox.entries()) {
      const {stored, finished} = deliver(entry.id, async () => find(entry.id), parts)
      const outcome = await stored
      if (outcome === 'stored' && entry.state === 'waiting') parts.onStatus('sent')
      await finished
      if (outcome !== 'busy') await removeIfExpired(entry)
    }
    return outbox.entries().length
  }

  async function removeIfExpired({id, savedAt}: OutboxEntry): Promise<void> {
    const left = find(id)
    if (!left || now() - savedAt < outboxLifetime || !parts.isOnline()) return
    await outbox.remove(id)
    report(new Error(`An inquiry expired in the outbox of a browser (${left.state}).`), {
      category: 'UNKNOWN',
      severity: 'HIGH',
      component: 'inquiries',
      action: 'expire',
    })
    // One that is stored is where the office looks for it.
    if (left.state === 'waiting') parts.onStatus('expired')
  }

  return {submit, resend}
}

function contentOf({name, email, phone, message, contracting}: OutboxEntry['inquiry']): string {
  return JSON.stringify([name, email, phone, message, contracting])
}
