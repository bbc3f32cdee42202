import {groupBy} from './group-by.ts'
import {isInForce, type Period, pickVersion} from './period.ts'

/**
 * Returns a query result with the content that is effective today. Of the documents in a list that have the same `versionKey`, the current
 * one remains; `overNote` remains if it has expired and is null otherwise. Other lists are unchanged.
 */
export function contentInForce<Answer>(answer: Answer, today: string): Answer {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return (value.some(isVersion) ? versionsInForce(value, today) : value).map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item)]))
  }
  // Only list members and their version keys are removed, and no component reads the keys.
  return walk(answer) as Answer
}

type Version = Period & {_id?: string; versionKey: string; overNote?: unknown}

const isVersion = (item: unknown): item is Version =>
  typeof item === 'object' && item !== null && 'versionKey' in item && typeof item.versionKey === 'string'

function versionsInForce(list: readonly unknown[], today: string): unknown[] {
  // A reference to a document that is not published is null.
  const groups = groupBy(list.filter(isVersion), (version) => version.versionKey)
  return [...groups.values()].flatMap((versions) => {
    const isDated = versions.some(({effectiveFrom, effectiveUntil}) => effectiveFrom || effectiveUntil)
    // Documents without periods can share a name without being versions.
    if (!isDated) return versions.map(({versionKey, ...version}) => ({...version, overNote: null}))
    const picked = pickVersion(versions, today)
    if (!picked) return []
    const {versionKey, ...version} = picked.version
    const isOver = picked.isOver && !isInForce(version, today)
    return [{...version, overNote: isOver ? (version.overNote ?? '') : null}]
  })
}
