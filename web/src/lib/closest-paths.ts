import {decoded} from './decoded.ts'

type Known = {path: string}

type Word = {text: string; weight: number}

/** Minimum likeness of a suggestion. */
const leastLikeness = 0.4

// Addresses have no maximum length; their beginning and end are the most specific.
const mostWords = 12
const longestWord = 40

/** Returns at most `limit` entries, best first, by the likeness of the words in their paths. The last word counts twice. */
export function closestPaths<Entry extends Known>(
  asked: string,
  known: readonly Entry[],
  limit: number,
): Entry[] {
  const askedParts = wordsOf(asked)
  return known
    .map((entry) => ({entry, likeness: likeness(askedParts, wordsOf(entry.path))}))
    .filter((candidate) => candidate.likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || a.entry.path.length - b.entry.path.length)
    .slice(0, limit)
    .map(({entry}) => entry)
}

function wordsOf(path: string): Word[] {
  const words = decoded(path)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((text) => text.slice(0, longestWord))
  const kept = words.length > mostWords ? [...words.slice(0, mostWords - 1), ...words.slice(-1)] : words
  return kept.map((text, index) => ({text, weight: index === kept.length - 1 ? 2 : 1}))
}

/** Returns the share of each in the other, from 0 to 1. */
function likeness(a: readonly Word[], b: readonly Word[]): number {
  if (a.length === 0 || b.length === 0) return 0
  return (foundIn(a, b) + foundIn(b, a)) / 2
}

function foundIn(some: readonly Word[], others: readonly Word[]): number {
  const total = some.reduce((sum, {weight}) => sum + weight, 0)
  const found = some.reduce(
    (sum, {text, weight}) =>
      sum + weight * Math.max(...others.map((other) => wordLikeness(text, other.text))),
    0,
  )
  return found / total
}

/** 1 for the same word, less for one that is spelled nearly so, 0 for another word. */
function wordLikeness(a: string, b: string): number {
  if (a === b) return 1
  const like = 1 - editDistance(a, b) / Math.max(a.length, b.length)
  return like >= 0.6 ? like : 0
}

/** Returns the number of letters to insert, delete or replace (Levenshtein distance). */
function editDistance(a: string, b: string): number {
  let before = Array.from({length: b.length + 1}, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(change, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    before = row
  }
  return before[b.length] ?? 0
}
