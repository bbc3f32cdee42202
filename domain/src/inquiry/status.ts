/** Statuses that an inquiry may have after each status. firestore.rules repeats this map; firestore-rules.test.ts compares the two. */
export const nextStatuses = {
  new: ['contacted', 'closed'],
  contacted: ['contracted', 'closed', 'new'],
  contracted: ['closed', 'contacted'],
  closed: ['contacted', 'new'],
} as const satisfies Record<string, readonly string[]>

export type InquiryStatus = keyof typeof nextStatuses

export const inquiryStatuses = Object.keys(nextStatuses) as InquiryStatus[] // the keys of the map above

export function isInquiryStatus(value: unknown): value is InquiryStatus {
  return typeof value === 'string' && Object.hasOwn(nextStatuses, value)
}
