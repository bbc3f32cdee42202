import {matchesStored} from './stored-patterns.ts'

/** Returns an id for the outbox. `time` is epoch ms; `random` has 6 to 20 characters of a-z and 0-9. */
export function inquiryId(time: number, random: string): string {
  return `local_${time}_${random}`
}

/** Returns the short reference by which a visitor and the office name an inquiry. */
export function inquiryReference(id: string): string {
  return id.slice(-6).toUpperCase()
}

export function isOutboxId(value: unknown): value is string {
  return typeof value === 'string' && matchesStored('outboxId', value)
}

/** Returns whether a value is a valid document id of an inquiry. */
export function isInquiryId(value: unknown): value is string {
  return isOutboxId(value) || (typeof value === 'string' && matchesStored('autoId', value))
}
