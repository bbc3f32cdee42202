import type {ReportError} from '../error-log/types.ts'
import type {CreateDocument} from '../firebase/firestore-documents.ts'
import type {Locks} from './locks.ts'
import {type Notify, notificationFor} from './notification.ts'
import type {Outbox, OutboxEntry} from './outbox.ts'

/** 'busy': another tab is sending it. 'unavailable': no answer, or a refusal, as between the deployments of rules and site. */
export type DeliveryOutcome = 'stored' | 'busy' | 'unavailable'

export type DeliveryParts = {
  create: CreateDocument
  notify: Notify
  outbox: Outbox
  locks: Locks
  report: ReportError
}

/**
 * Stores one inquiry in Firestore, then has the office notified. `stored` resolves as soon as the first is decided, `finished`
 * when this attempt is over; neither rejects.
 *
 * An entry leaves the outbox only after both, and both are idempotent (a document that exists counts as stored, an inquiry is
 * mailed once), so a crash between any two steps is harmless and whatever failed is simply done again.
 *
 * `begin` returns the current entry once this tab has the lock, or undefined if another tab has finished it.
 */
export function deliver(
  id: string,
  begin: () => Promise<OutboxEntry | undefined>,
  {create, notify, outbox, locks, report}: DeliveryParts,
): {stored: Promise<DeliveryOutcome>; finished: Promise<void>} {
  let resolve: (outcome: DeliveryOutcome) => void = () => {}
  const stored = new Promise<DeliveryOutcome>((settle) => {
    resolve = settle
  })

  async function run(): Promise<DeliveryOutcome> {
    const entry = await begin()
    if (entry?.state === 'waiting') {
      const outcome = await store(entry, create, report)
      if (outcome !== 'stored') return outcome
      await outbox.markStored(id)
    }
    // The visitor does not wait for the mail.
    resolve('stored')
    if (!entry) return 'stored'
    if (await notifyOffice(entry, notify, report)) await outbox.remove(id)
    return 'stored'
  }

  const finished = locks
    .ifAvailable(`inquiry ${id}`, run)
    // A failure is known once the lock is free, so that the next try may follow at once.
    .then(resolve)
    .catch((error: unknown) => {
      // The steps handle what they expect; a fault of the browser's own locks must not hang the form.
      resolve('unavailable')
      report(error, {category: 'UNKNOWN', component: 'inquiries', action: 'deliver'})
    })
  return {stored, finished}
}

async function store(
  entry: OutboxEntry,
  create: CreateDocument,
  report: ReportError,
): Promise<DeliveryOutcome> {
  try {
    await create('inquiries', entry.id, entry.inquiry, 'timestamp')
    return 'stored'
  } catch (error) {
    report(error, {category: 'FIREBASE', component: 'inquiries', action: 'store', userFacing: true})
    return 'unavailable'
  }
}

/** Whether the office is notified. */
async function notifyOffice(
  {id, inquiry}: OutboxEntry,
  notify: Notify,
  report: ReportError,
): Promise<boolean> {
  try {
    await notify(notificationFor(id, inquiry))
    return true
  } catch (error) {
    const code =
      error instanceof Error && 'code' in error ? String(error.code).replace('functions/', '') : 'unknown'
    // 'aborted': another call for the same inquiry is sending the mail. The next try finds it sent, or sends it.
    if (code === 'aborted') return false
    report(new Error('EMAIL_FAILED: Failed to send email notification.'), {
      category: 'NETWORK',
      severity: 'MEDIUM',
      component: 'inquiries',
      action: 'notify',
      additionalData: {code},
    })
    return false
  }
}
