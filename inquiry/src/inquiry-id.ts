import {matchesStored} from './stored-patterns.ts'

/** `time` is epoch ms, `random` 6 to 20 characters of a-z and 0-9. */
export function inquiryId(time: number, random: string): string {
  return `local_${time}_${random}`
}

export function isInquiryId(value: unknown): value is string {
  return typeof value === 'string' && matchesStored('id', value)
}
