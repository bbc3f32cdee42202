import type {EffectChange} from '@upline/domain/content/publish-effect.ts'
import {compareList, comparePages} from '../effect/compare-files.ts'
import type {Archive, Cause, Version} from './archive.ts'

/** Returns all versions of a file for a reader, sorted by time: when visitors got it, why, and what had changed in words. */
export function describeHistory(archive: Archive, name: string, timeOf: (at: number) => string): string {
  const versions = archive.versionsOf(name)
  let before: string | undefined
  const parts = versions.map((version, index) => {
    const next = versions[index + 1]
    const until = next ? timeOf(next.at) : 'now'
    const after = textOf(archive, version)
    const changes = changesOf(name, before, after, version)
    before = after
    return [`${timeOf(version.at)} to ${until}`, `  ${describeCause(version)}`, ...changes].join('\n')
  })
  return parts.join('\n\n')
}

function textOf(archive: Archive, {content}: Version): string | undefined {
  return content === null ? undefined : archive.read(content).toString()
}

export function describeCause({cause}: Version): string {
  const {reason, publishes = [], reviews = []}: Cause = JSON.parse(cause)
  const published = publishes.map(({transaction, author, documents}) => {
    const who = author ? ` by ${author}` : ''
    const what = documents?.length ? ` of ${documents.join(', ')}` : ''
    return `Published${who}${what} (transaction ${transaction})`
  })
  const reviewed = reviews.map(
    ({documentId, reference, reviewedBy, reviewedOn}) =>
      `Reviewed by ${reviewedBy} on ${reviewedOn}: ${reference} (${documentId})`,
  )
  return [...(reason ? [`Rendered after: ${reason}`] : []), ...published, ...reviewed].join('\n  ')
}

function changesOf(
  name: string,
  before: string | undefined,
  after: string | undefined,
  {hash}: Version,
): string[] {
  if (after === undefined) return ['  The file was removed.']
  if (before === undefined) return [`  The file is new. SHA-256: ${hash}`]
  const changes = name.endsWith('.html')
    ? comparePages(before, after)
    : compareList(name, before, after)?.changes
  const lines = changes?.flatMap(linesOf) ?? []
  return [...(lines.length > 0 ? lines : ['  Visitors read no difference.']), `  SHA-256: ${hash}`]
}

function linesOf({place, before, after, note}: EffectChange): string[] {
  const marked = (mark: string, text = '') =>
    text ? text.split('\n').map((line) => `    ${mark} ${line}`) : []
  return [`  ${place}: ${note ?? ''}`.trimEnd(), ...marked('-', before), ...marked('+', after)]
}
