import {type Firestore, Timestamp} from 'firebase-admin/firestore'
import type {Caller} from './caller.ts'
import type {RateLimits} from './config.ts'
import {countersOf} from './rate-limit.ts'
import {readInquiry, type StoredInquiry} from './stored-inquiry.ts'

/**
 * The field `notification` of an inquiry, for staff and the dashboard. Absent before the first attempt. `lastError` is a code such as
 * ECONNREFUSED or `rate-limit`, and '' while an attempt runs and after success.
 */
interface NotificationState {
  notified: boolean
  attempts: number
  lastError: string
  /** Other callers wait until then, because an attempt runs or has just failed. */
  nextAttemptAt: Timestamp
  notifiedAt?: Timestamp
  /** The mailbox of the route that matched, if one did, and whether it refused the mail, so that the office got it. */
  recipient?: string
  refused?: true
  /** When the sender got a confirmation. */
  confirmedAt?: Timestamp
}

export type Claim =
  /** Other callers cannot claim this inquiry for `attemptMs`. */
  | {outcome: 'claimed'; inquiry: StoredInquiry; attempts: number}
  | {outcome: 'missing' | 'notified' | 'busy'}
  | {outcome: 'limited'; scope: string; retryAfterMs: number}

/** Longer than the function may run. */
const attemptMs = 90_000
const pauseAfterFailureMs = 10_000

const inquiryRef = (firestore: Firestore, id: string) => firestore.collection('inquiries').doc(id)

/**
 * Claims the right to send the mail of one inquiry, and counts the first attempt against the rate limit. Suspect inquiries have a
 * limit of their own, so that robots cannot use up that of people.
 */
export async function claimInquiry(
  firestore: Firestore,
  id: string,
  {caller, limits, now}: {caller: Caller | undefined; limits: RateLimits; now: number},
): Promise<Claim> {
  const ref = inquiryRef(firestore, id)
  return firestore.runTransaction(async (transaction): Promise<Claim> => {
    const data = (await transaction.get(ref)).data()
    if (!data) return {outcome: 'missing'}
    const counters = countersOf(firestore, data.suspect === true ? 'suspect' : caller, limits, now)
    const counts = await transaction.getAll(...counters.refs)
    const state = readState(data.notification)
    if (state.notified) return {outcome: 'notified'}
    const pauseMs = state.nextAttemptAt.toMillis() - now
    // A longer pause was stored before the clock was set back.
    if (pauseMs > 0 && pauseMs <= attemptMs) return {outcome: 'busy'}
    const save = (change: Partial<NotificationState>) =>
      transaction.set(ref, withState(data, {...state, ...change}))
    if (state.attempts === 0) {
      const scope = counters.fullScope(counts)
      if (scope) {
        if (state.lastError !== 'rate-limit') save({lastError: 'rate-limit'})
        return {outcome: 'limited', scope, retryAfterMs: counters.retryAfterMs}
      }
      counters.count(transaction, counts)
    }
    const nextAttemptAt = Timestamp.fromMillis(now + attemptMs)
    save({attempts: state.attempts + 1, lastError: '', nextAttemptAt})
    return {outcome: 'claimed', inquiry: readInquiry(id, data), attempts: state.attempts + 1}
  })
}

/** The result of an attempt. `error` is a code, never a text that may contain personal data. */
export type Result = {error: string} | {recipient?: string; refused?: true}

/** Ends an attempt. */
export function settleClaim(firestore: Firestore, id: string, result: Result, now: number): Promise<void> {
  const change: Partial<NotificationState> =
    'error' in result
      ? {lastError: result.error, nextAttemptAt: Timestamp.fromMillis(now + pauseAfterFailureMs)}
      : {...result, notified: true, lastError: '', notifiedAt: Timestamp.fromMillis(now)}
  return changeNotification(firestore, id, change)
}

/** Records that the sender got a confirmation. */
export const recordConfirmation = (firestore: Firestore, id: string, now: number): Promise<void> =>
  changeNotification(firestore, id, {confirmedAt: Timestamp.fromMillis(now)})

async function changeNotification(
  firestore: Firestore,
  id: string,
  change: Partial<NotificationState>,
): Promise<void> {
  const ref = inquiryRef(firestore, id)
  await firestore.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data()
    // Deleted by the office in the meantime.
    if (!data) return
    transaction.set(
      ref,
      withState(data, {...Object(data.notification), ...readState(data.notification), ...change}),
    )
  })
}

// The whole document and not an update of one field: the embedded Firestore knows whole documents only.
function withState(data: Record<string, unknown>, notification: NotificationState): Record<string, unknown> {
  return {...data, notification}
}

function readState(value: unknown): NotificationState {
  const state: Partial<Record<keyof NotificationState, unknown>> = Object(value) // each value is checked below
  return {
    notified: state.notified === true,
    attempts: typeof state.attempts === 'number' ? state.attempts : 0,
    lastError: typeof state.lastError === 'string' ? state.lastError : '',
    nextAttemptAt: state.nextAttemptAt instanceof Timestamp ? state.nextAttemptAt : Timestamp.fromMillis(0),
  }
}
