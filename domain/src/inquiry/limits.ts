import {escapeHtml} from './escape-html.ts'

/** Lengths of trimmed text before escaping, as `lengthOf` counts them. */
export const limits = {
  name: {min: 2, max: 100},
  message: {min: 10, max: 1000},
  /** Each string of the metadata and the consent; longer ones are truncated, in UTF-16 units. */
  metadata: {min: 0, max: 300},
  email: {min: 6, max: 254},
  /** Each contracting answer. */
  contracting: {min: 0, max: 200},
  consent: {min: 0, max: 3000},
} as const

export type Limits = {readonly min: number; readonly max: number}

export function isWithin(text: string, {min, max}: Limits): boolean {
  const length = lengthOf(text)
  return length >= min && length <= max
}

const segmenter = new Intl.Segmenter()

/**
 * Returns the number of characters as people count them: an emoji or an accented letter is one. One of more than six UTF-16 units counts as
 * several, because `firestore.rules` bound the escaped text to six units for each character.
 */
export function lengthOf(text: string): number {
  const least = Math.ceil(escapeHtml(text).length / 6)
  // Segmenting a long text is slow, and its exact length does not matter.
  if (least > limits.message.max) return text.length
  return Math.max([...segmenter.segment(text)].length, least)
}
