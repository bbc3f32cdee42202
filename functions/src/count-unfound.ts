import {
  countable,
  countableSource,
  readUnfound,
  unfoundCollection,
  withOneMore,
} from '@upline/domain/unfound/unfound.ts'
import type {Firestore} from 'firebase-admin/firestore'

/** Counts of one minute, after which the rest of the minute is not counted: a flood reads and writes no more than this. */
export const countsPerMinute = 30

let minute = 0
let counted = 0

/**
 * Counts an address or a search that a visitor did not find, in the document of its UTC day. Stores nothing about the visitor, and ignores what
 * may be personal.
 */
export async function storeCount(firestore: Firestore, data: unknown, now = new Date()): Promise<void> {
  const {text, from}: {text?: unknown; from?: unknown} = Object(data)
  const found = countable(text)
  if (found === undefined || isFlood(now)) return
  const date = now.toISOString().slice(0, 10)
  const ref = firestore.collection(unfoundCollection).doc(date)
  await firestore.runTransaction(async (transaction) => {
    const entries = readUnfound((await transaction.get(ref)).data())
    const changed = withOneMore(entries, found, countableSource(from))
    if (changed) transaction.set(ref, {date, entries: changed})
  })
}

function isFlood(now: Date): boolean {
  const current = Math.floor(now.getTime() / 60_000)
  if (current !== minute) [minute, counted] = [current, 0]
  counted += 1
  return counted > countsPerMinute
}
