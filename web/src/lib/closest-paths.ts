import {decoded} from '@upline/domain/content/decoded.ts'
import {fold} from '@upline/domain/content/fold.ts'
import {distance} from 'fastest-levenshtein'

/** Minimum likeness of a suggestion. */
const leastLikeness = 0.4

// In characters, because addresses have no maximum length.
const longest = 200

/** Returns at most `limit` entries, best first, by the likeness of the words in their paths. The last word counts twice. */
export function closestPaths<Entry extends {path: string}>(
  asked: string,
  known: readonly Entry[],
  limit: number,
): Entry[] {
  const words = wordsOf(asked)
  return known
    .map((entry) => ({entry, likeness: likeness(words, wordsOf(entry.path))}))
    .filter((candidate) => candidate.likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || a.entry.path.length - b.entry.path.length)
    .slice(0, limit)
    .map(({entry}) => entry)
}

function wordsOf(path: string): string[] {
  const words = fold(decoded(path))
    .slice(0, longest)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return [...words, ...words.slice(-1)]
}

/** Returns the share of each in the other, from 0 to 1. */
function likeness(a: readonly string[], b: readonly string[]): number {
  return a.length === 0 || b.length === 0 ? 0 : (shareIn(a, b) + shareIn(b, a)) / 2
}

function shareIn(words: readonly string[], others: readonly string[]): number {
  const shares = words.map((word) => Math.max(...others.map((other) => wordLikeness(word, other))))
  return shares.reduce((sum, share) => sum + share) / words.length
}

/** Returns 1 for the same word, less for a near misspelling, and 0 for another word. */
function wordLikeness(a: string, b: string): number {
  const like = 1 - distance(a, b) / Math.max(a.length, b.length)
  return like >= 0.6 ? like : 0
}
