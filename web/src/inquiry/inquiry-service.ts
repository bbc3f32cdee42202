import {toRecord} from '@upline/domain/inquiry/inquiry-record.ts'
import type {FieldError, InquiryRequest} from '@upline/domain/inquiry/types.ts'
import {validateRequest} from '@upline/domain/inquiry/validate.ts'
import {addSecrets} from '../errors/redact.ts'
import {reportError} from '../errors/report-error.ts'
import type {CreateDocument} from '../lib/firestore-documents.ts'
import type {Notify} from './notify-office.ts'
import {createOutbox, type Locks, newInquiryId, type OutboxEntry, watchOtherTabs} from './outbox.ts'
import {noticeArrival, outboxStatus} from './outbox-status.ts'
import {countAttempt} from './rate-limit.ts'

/** The copy of an inquiry that could not be sent for so long (ms, 30 days) is removed after a last try while online. */
export const outboxLifetime = 30 * 24 * 60 * 60 * 1000

export type SubmitResult =
  | {status: 'saved'; via: 'firestore' | 'local'; id: string}
  | {status: 'invalid'; code: 'VALIDATION_ERROR'; errors: readonly FieldError[]}
  | {status: 'rate-limited'; code: 'RATE_LIMIT_ERROR'; limit: number; minutes: number}
  | {status: 'failed'; code: 'SUBMISSION_FAILED'}

/** 'busy': another tab is sending it. 'unavailable': no answer, or a refusal, as between the deployments of rules and site. */
type DeliveryOutcome = 'stored' | 'busy' | 'unavailable'

type InquiryParts = {
  create: CreateDocument
  notify: Notify
  storage: () => Storage
  locks: Locks
  /** Something is left to do for an inquiry: `resend` later. */
  onUnfinished: () => void
}

export type InquiryService = ReturnType<typeof createInquiryService>

export function createInquiryService({create, notify, storage, locks, onUnfinished}: InquiryParts) {
  const outbox = createOutbox(storage, locks)
  const find = (id: string) => outbox.entries().find((entry) => entry.id === id)
  /** Ids of inquiries of which this tab says that they wait. */
  const waiting = new Set(outbox.entries().flatMap(({id, state}) => (state === 'waiting' ? id : [])))
  if (waiting.size > 0) outboxStatus.set('waiting')
  watchOtherTabs((ids) => {
    const known = ids.filter((id) => waiting.has(id))
    if (known.length > 0) noticeArrival(known)
  })
  // Without storage, pressing the button again sends the same inquiry under the same id.
  let unsaved: {content: string; id: string} | undefined

  /** Never rejects: every failure is one of the results. */
  async function submit(request: InquiryRequest): Promise<SubmitResult> {
    const errors = validateRequest(request)
    if (errors.length > 0) return {status: 'invalid', code: 'VALIDATION_ERROR', errors}
    const {name, email, phone, message, contracting} = request
    const excess = await countAttempt(storage, request.kind, email, Date.now())
    if (excess) return {status: 'rate-limited', code: 'RATE_LIMIT_ERROR', ...excess}
    // Before anything can fail, so that no error log repeats it.
    addSecrets([name, email, phone, message, ...(contracting?.npn ? [contracting.npn] : [])])
    const savedAt = Date.now()
    const visitor = {path: location.pathname, referrer: document.referrer, userAgent: navigator.userAgent}
    const inquiry = toRecord(request, visitor, savedAt)
    const id = unsaved?.content === contentOf(inquiry) ? unsaved.id : newInquiryId(savedAt)
    return await send({id, savedAt, state: 'waiting', inquiry})
  }

  async function send(entry: OutboxEntry): Promise<SubmitResult> {
    let kept = false
    const {stored, finished} = deliver(entry.id, async () => {
      // Stored before it is sent, so that a page that is closed meanwhile loses nothing.
      kept = await outbox.add(entry)
      return entry
    })
    const outcome = await stored
    void finished.then(() => {
      if (find(entry.id)) onUnfinished()
    })
    if (outcome === 'stored') {
      unsaved = undefined
      return {status: 'saved', via: 'firestore', id: entry.id}
    }
    if (!kept) {
      unsaved = {content: contentOf(entry.inquiry), id: entry.id}
      return {status: 'failed', code: 'SUBMISSION_FAILED'}
    }
    waiting.add(entry.id)
    return {status: 'saved', via: 'local', id: entry.id}
  }

  /** Does what is left to do for each entry of the outbox; resolves with how many entries remain. */
  async function resend(): Promise<number> {
    for (const entry of outbox.entries()) {
      const {stored, finished} = deliver(entry.id, async () => find(entry.id))
      const outcome = await stored
      if (outcome === 'stored' && entry.state === 'waiting') noticeArrival([entry.id])
      await finished
      if (outcome !== 'busy') await removeIfExpired(entry)
    }
    return outbox.entries().length
  }

  async function removeIfExpired({id, savedAt}: OutboxEntry): Promise<void> {
    const left = find(id)
    if (!left || Date.now() - savedAt < outboxLifetime || !navigator.onLine) return
    await outbox.remove(id)
    reportError(new Error(`An inquiry expired in the outbox of a browser (${left.state}).`), {
      category: 'UNKNOWN',
      severity: 'HIGH',
      component: 'inquiries',
      action: 'expire',
    })
    // One that is stored is where the office looks for it.
    if (left.state === 'waiting') outboxStatus.set('expired')
  }

  /**
   * Stores one inquiry in Firestore, then has the office notified. `stored` resolves as soon as the first is decided, `finished`
   * when this attempt is over; neither rejects. `begin` returns the current entry once this tab has the lock, or undefined if another
   * tab has finished it.
   *
   * An entry leaves the outbox only after both, and both are idempotent (a document that exists counts as stored, an inquiry is
   * mailed once), so a crash between any two steps is harmless and whatever failed is simply done again.
   */
  function deliver(id: string, begin: () => Promise<OutboxEntry | undefined>) {
    let resolve: (outcome: DeliveryOutcome) => void = () => {}
    const stored = new Promise<DeliveryOutcome>((settle) => {
      resolve = settle
    })

    async function run(): Promise<DeliveryOutcome> {
      const entry = await begin()
      if (entry?.state === 'waiting') {
        if (!(await store(entry))) return 'unavailable'
        await outbox.markStored(id)
      }
      // The visitor does not wait for the mail.
      resolve('stored')
      if (entry && (await notifyOffice(entry))) await outbox.remove(id)
      return 'stored'
    }

    const finished = Promise.resolve(
      locks?.request(`inquiry ${id}`, {ifAvailable: true}, (lock) => (lock ? run() : 'busy')) ?? run(),
    )
      // A failure is known once the lock is free, so that the next try may follow at once.
      .then(resolve)
      .catch((error: unknown) => {
        // The steps handle what they expect; a fault of the browser's own locks must not hang the form.
        resolve('unavailable')
        reportError(error, {category: 'UNKNOWN', component: 'inquiries', action: 'deliver'})
      })
    return {stored, finished}
  }

  async function store({id, inquiry}: OutboxEntry): Promise<boolean> {
    try {
      await create('inquiries', id, inquiry, 'timestamp')
      return true
    } catch (error) {
      reportError(error, {category: 'FIREBASE', component: 'inquiries', action: 'store', userFacing: true})
      return false
    }
  }

  async function notifyOffice({id, inquiry}: OutboxEntry): Promise<boolean> {
    try {
      await notify(id, inquiry)
      return true
    } catch (error) {
      const code =
        error instanceof Error && 'code' in error ? String(error.code).replace('functions/', '') : 'unknown'
      // 'aborted': another call for the same inquiry is sending the mail. The next try finds it sent, or sends it.
      if (code === 'aborted') return false
      reportError(new Error('EMAIL_FAILED: Failed to send email notification.'), {
        category: 'NETWORK',
        severity: 'MEDIUM',
        component: 'inquiries',
        action: 'notify',
        additionalData: {code: [code, ...reasonOf(error)].join(': ')},
      })
      return false
    }
  }

  return {submit, resend}
}

/** Returns the reason that the function gives, such as `EENVELOPE 550, see NOTIFICATION_TO`, or an empty list. */
function reasonOf(error: unknown): string[] {
  const details = error instanceof Error && 'details' in error ? error.details : undefined
  const reason = typeof details === 'object' && details && 'reason' in details ? details.reason : undefined
  return typeof reason === 'string' ? [reason] : []
}

function contentOf({name, email, phone, message, contracting}: OutboxEntry['inquiry']): string {
  return JSON.stringify([name, email, phone, message, contracting])
}
