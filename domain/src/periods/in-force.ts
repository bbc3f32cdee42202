import {groupBy} from './group-by.ts'
import {isInForce, type Period, pickVersion} from './period.ts'

/**
 * Returns a query result with the content that is effective today. In each array of documents that project their period, documents with the
 * same `key`, `name` or `title` are versions, and one of them remains. `overNote` remains if that one has expired and is null otherwise.
 */
export function contentInForce<Answer>(answer: Answer, today: string): Answer {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return (isDated(value) ? membersInForce(value, today) : value).map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item)]))
  }
  // Only array members are removed, so the type is unchanged.
  return walk(answer) as Answer
}

type Member = Period & {_id?: string; key?: unknown; name?: unknown; title?: unknown; overNote?: unknown}

function isDated(list: readonly unknown[]): boolean {
  return list.some((item) => typeof item === 'object' && item !== null && 'effectiveUntil' in item)
}

function membersInForce(list: readonly unknown[], today: string): unknown[] {
  // A reference to a document that is not published is null.
  const members = list.filter((item): item is Member => typeof item === 'object' && item !== null)
  const groups = groupBy(members, (member) => String(member.key ?? member.name ?? member.title))
  return [...groups.values()].flatMap((versions) => {
    const hasPeriod = (version: Member) => Boolean(version.effectiveFrom || version.effectiveUntil)
    const dated = versions.filter(hasPeriod)
    // Documents without periods can share a name without being versions.
    if (dated.length === 0) return versions.map((version) => ({...version, overNote: null}))
    const picked = pickVersion(versions, today)
    if (!picked) return []
    const {version, isOver} = picked
    return [{...version, overNote: isOver && !isInForce(version, today) ? (version.overNote ?? '') : null}]
  })
}
