import {createHash} from 'node:crypto'
import {type DocumentSnapshot, type Firestore, Timestamp, type Transaction} from 'firebase-admin/firestore'
import type {Caller} from './caller.ts'
import type {RateLimits} from './config.ts'

/** Server-only by firestore.rules. A TTL policy on `expiresAt` clears it. */
export const rateLimitCollection = 'rate_limits'

type Scope = 'caller' | 'network' | 'total' | 'suspect'

interface Counters {
  refs: FirebaseFirestore.DocumentReference[]
  /** The scope that is full, or nothing: then `count` may be called. Snapshots in the order of `refs`. */
  fullScope(snapshots: readonly DocumentSnapshot[]): Scope | undefined
  count(transaction: Transaction, snapshots: readonly DocumentSnapshot[]): void
  /** Until the next window begins. */
  retryAfterMs: number
}

/**
 * The counters of one notification, read and written in the caller's transaction, so that parallel calls cannot exceed them. A quarter of
 * the total is reserved for networks without a notification in this window, so that one network with many addresses cannot use it up.
 * Without a caller (a trigger) only the total counts. Only hashes are stored. Each `queue` has counters of its own.
 */
export function countersOf(
  firestore: Firestore,
  caller: Caller | 'suspect' | undefined,
  limits: RateLimits,
  now: number,
  queue = '',
): Counters {
  const window = Math.floor(now / limits.windowMs)
  const windowEnd = (window + 1) * limits.windowMs
  const keys: [Scope, string][] = [[caller === 'suspect' ? 'suspect' : 'total', queue]]
  if (caller && caller !== 'suspect') keys.push(['caller', caller.address], ['network', caller.network])
  const collection = firestore.collection(rateLimitCollection)
  const refs = keys.map(([scope, key]) => collection.doc(hash(`${scope} ${key} ${window}`)))
  const countIn = (snapshots: readonly DocumentSnapshot[], scope: Scope) =>
    Number(snapshots[keys.findIndex(([each]) => each === scope)]?.get('count') ?? 0)

  return {
    refs,
    retryAfterMs: windowEnd - now,
    fullScope(snapshots) {
      if (caller === 'suspect') return countIn(snapshots, 'suspect') >= limits.suspect ? 'suspect' : undefined
      if (countIn(snapshots, 'caller') >= limits.perCaller) return 'caller'
      const isNew = caller !== undefined && countIn(snapshots, 'network') === 0
      const available = isNew ? limits.inTotal : limits.inTotal - Math.floor(limits.inTotal / 4)
      return countIn(snapshots, 'total') >= available ? 'total' : undefined
    },
    count(transaction, snapshots) {
      const expiresAt = Timestamp.fromMillis(windowEnd)
      refs.forEach((ref, index) => {
        const [scope = 'total'] = keys[index] ?? []
        transaction.set(ref, {scope, count: countIn(snapshots, scope) + 1, expiresAt})
      })
    },
  }
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
