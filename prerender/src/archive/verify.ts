import {type Archive, chainOf, ExpiredError, expiryName, sha256} from './archive.ts'

export type Verdict = {versions: number; contents: number; expired: number; head: string; problem?: string}

/**
 * Reads the whole archive and returns the first version that does not follow from the one before, or whose content is not what was
 * recorded. `noted` is a head that somebody wrote down: without it, an archive that lost its last versions has no break.
 */
export function verify(archive: Archive, noted?: string): Verdict {
  const verdict: Verdict = {versions: 0, contents: 0, expired: 0, head: ''}
  const broken = (problem: string): Verdict => ({...verdict, problem})
  const verified = new Map<number, 'whole' | 'expired'>()
  const current = new Map<string, number>()
  const expired = new Map<number, number>()
  let isNoted = noted === undefined
  let limit = 0
  const {integrity} = archive
  if (integrity !== 'ok') return broken(`The file is damaged: ${integrity}`)
  for (const version of archive.all()) {
    const {id, at, name, hash, content, chain} = version
    const place = `version ${id} of the archive, ${name} of ${timeOf(at)}`
    if (id !== verdict.versions + 1)
      return broken(`Version ${verdict.versions + 1} of the archive is missing`)
    const head = chainOf(verdict.head, version)
    if (head.slice(0, 8) !== chain)
      return broken(`The chain breaks at ${place}: name, time, cause or hash was changed`)
    if ((content === null) !== (hash === null)) return broken(`At ${place}, its content is missing`)
    const previous = current.get(name)
    if (previous !== undefined && verified.get(previous) === 'expired')
      expired.set(previous, Math.max(expired.get(previous) ?? 0, at))
    if (content === null) current.delete(name)
    else {
      current.set(name, content)
      if (!verified.has(content)) {
        try {
          if (sha256(archive.read(content)).toString('hex') !== hash)
            return broken(`At ${place}, its content was changed`)
          verified.set(content, 'whole')
        } catch (error) {
          if (!(error instanceof ExpiredError))
            return broken(`At ${place}, ${error instanceof Error ? error.message : String(error)}`)
          verified.set(content, 'expired')
        }
      }
      if (name === expiryName && verified.get(content) === 'whole')
        limit = Math.max(limit, Date.parse(JSON.parse(archive.read(content).toString()).before))
    }
    verdict.versions = id
    verdict.head = head
    isNoted ||= head === noted
  }
  if (archive.head !== verdict.head)
    return broken('The last hash of the archive is not that of its last version: later versions were removed')
  for (const [name, content] of current)
    if (verified.get(content) === 'expired')
      return broken(`The content of ${name}, which visitors get now, was deleted`)
  for (const [content, until] of expired)
    if (until > limit)
      return broken(
        `A content (${content}) that visitors got until ${timeOf(until)} was deleted before its retention`,
      )
  verdict.contents = [...verified.values()].filter((state) => state === 'whole').length
  verdict.expired = expired.size
  return isNoted
    ? verdict
    : broken(`The noted hash ${noted} is not in the archive: later versions were removed`)
}

const timeOf = (at: number): string => new Date(at).toISOString()
