import {sensitivePatterns} from './sensitive-patterns.ts'

/**
 * What stored texts match as a whole. `firestore.rules` repeats these sources letter by letter and a test compares them, so
 * they use only what RE2 and JavaScript read alike.
 */
export const storedPatterns = {
  /** Ids of documents: Firestore's own, and `local_{time}_{random}`, which the outbox gives. */
  autoId: '[A-Za-z0-9]{20}',
  outboxId: 'local_[0-9]{13}_[a-z0-9]{6,20}',
  /** What `escapeHtml` leaves: no raw < > " ' and no & that begins nothing. */
  escaped: `([^<>"'&]|&(amp|lt|gt|quot|#39);)*`,
  email: '[A-Za-z0-9.!#$%&*+/=^_`{|}~;-]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+',
  /** A licence number (NPN). Nine digits are none: they would be a Social Security number typed into the wrong field. */
  npn: '([0-9]{1,8}|[0-9]{10})?',
  ...sensitivePatterns,
  phone: '(([+]1 )?[(][0-9]{3}[)] [0-9]{3}-[0-9]{4})?',
} as const

export function matchesStored(pattern: keyof typeof storedPatterns, text: string): boolean {
  return new RegExp(`^(?:${storedPatterns[pattern]})$`).test(text)
}
