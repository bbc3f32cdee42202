import {matchesStored} from './stored-patterns.ts'

/** Returns an id for the outbox. `time` is epoch ms; `random` has 6 to 20 characters of a-z and 0-9. */
export function inquiryId(time: number, random: string): string {
  return `local_${time}_${random}`
}

export function isOutboxId(value: unknown): value is string {
  return typeof value === 'string' && matchesStored('outboxId', value)
}

/** Returns whether a value is a valid document id of an inquiry. */
export function isInquiryId(value: unknown): value is string {
  return isOutboxId(value) || (typeof value === 'string' && matchesStored('autoId', value))
}
