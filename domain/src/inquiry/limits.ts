/** Lengths of trimmed text before escaping, in UTF-16 units like `maxlength`. */
export const limits = {
  name: {min: 2, max: 100},
  message: {min: 10, max: 1000},
  /** Each string of the metadata and the consent; longer ones are truncated. */
  metadata: {min: 0, max: 300},
  email: {min: 6, max: 254},
  /** Each contracting answer. */
  contracting: {min: 0, max: 200},
  consent: {min: 0, max: 3000},
} as const

export type Limits = {readonly min: number; readonly max: number}

export function isWithin(text: string, {min, max}: Limits): boolean {
  return text.length >= min && text.length <= max
}
