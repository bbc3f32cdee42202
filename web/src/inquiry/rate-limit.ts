import type {RequestKind} from '@upline/domain/inquiry/types.ts'

export const hourlyLimits = {contact: 3, quote: 10, general: 5} as const satisfies Record<RequestKind, number>

const storageKey = 'inquiry_attempts'
const hour = 60 * 60 * 1000

/**
 * Counts one attempt for the address and kind. If the hourly limit is reached, it returns the limit and how many
 * whole minutes (1 to 60) remain. Whatever storage does wrong allows the attempt: this limit spares the office,
 * the server's own protects it. Addresses are stored as hashes only; without hashing (no secure context), nothing is counted.
 */
export async function countAttempt(storage: () => Storage, kind: RequestKind, email: string, now: number) {
  try {
    const store = storage()
    const key = `${kind} ${await hash(email.trim().toLowerCase())}`
    const attempts = recentAttempts(store.getItem(storageKey), now)
    const times = attempts.get(key) ?? []
    const limit = hourlyLimits[kind]
    if (times.length >= limit) {
      const free = (times.toSorted((a, b) => a - b)[times.length - limit] ?? now) + hour
      return {limit, minutes: Math.max(1, Math.ceil((free - now) / 60_000))}
    }
    attempts.set(key, [...times, now])
    store.setItem(storageKey, JSON.stringify([...attempts]))
  } catch {
    // Storage is full, forbidden or absent.
  }
  return undefined
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the attempts of the last hour by key. Times of the future come from a clock set back, and would never end. */
function recentAttempts(stored: string | null, now: number): Map<string, number[]> {
  const attempts: [string, number[]][] = JSON.parse(stored ?? '[]')
  const recent = new Map<string, number[]>()
  for (const [key, times] of attempts) {
    const ofHour = times.filter((time) => time > now - hour && time <= now)
    if (ofHour.length > 0) recent.set(key, ofHour)
  }
  return recent
}
