import {createHash} from 'node:crypto'
import {type Firestore, Timestamp} from 'firebase-admin/firestore'
import type {RateLimits} from './config.ts'

/** Server-only by firestore.rules. A TTL policy on `expiresAt` clears it (see docs/decisions/notification-contract.md). */
export const rateLimitCollection = 'rate_limits'

export type RateLimitOutcome =
  | {allowed: true}
  | {allowed: false; scope: 'caller' | 'total'; retryAfterMs: number}

/**
 * Counts one notification against the caller and against everybody, in one transaction: of any number of parallel
 * calls exactly as many pass as the limits allow, and a refused call counts nowhere. Only hashes are stored.
 */
export async function countCall(
  firestore: Firestore,
  caller: string,
  limits: RateLimits,
  now = Date.now(),
): Promise<RateLimitOutcome> {
  const window = Math.floor(now / limits.windowMs)
  const windowEnd = (window + 1) * limits.windowMs
  const collection = firestore.collection(rateLimitCollection)
  const counters = [
    {
      scope: 'caller' as const,
      limit: limits.perCaller,
      ref: collection.doc(hash(`caller ${caller} ${window}`)),
    },
    {scope: 'total' as const, limit: limits.inTotal, ref: collection.doc(hash(`total ${window}`))},
  ]

  return firestore.runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...counters.map(({ref}) => ref))
    const counts = snapshots.map((snapshot) => Number(snapshot.get('count') ?? 0))
    const full = counters.find(({limit}, index) => (counts[index] ?? 0) >= limit)
    if (full) return {allowed: false, scope: full.scope, retryAfterMs: windowEnd - now}
    counters.forEach(({ref, scope}, index) => {
      const expiresAt = Timestamp.fromMillis(windowEnd)
      transaction.set(ref, {scope, count: (counts[index] ?? 0) + 1, expiresAt})
    })
    return {allowed: true}
  })
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
