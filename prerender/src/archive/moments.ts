import {clockAt, defaultTimeZone, isTimeZone, momentOf} from '@upline/domain/dates/zoned-time.ts'
import {sitePath} from '@upline/web/page/content-path.ts'
import type {Archive, Version} from './archive.ts'

/** Returns the content that all pages share, as visitors get it now. */
export function currentSite(
  archive: Archive,
): {facts?: Record<string, unknown>; settings?: {timeZone?: unknown}} | undefined {
  const version = archive.versionsOf(sitePath.slice(1)).at(-1)
  return version?.content ? JSON.parse(archive.read(version.content).toString()).result : undefined
}

export function zoneOf(archive: Archive): string {
  const zone = currentSite(archive)?.settings?.timeZone
  return isTimeZone(zone) ? zone : defaultTimeZone
}

/** Formats a moment as `2026-10-15 14:30:00`. */
export function formatMoment(timeZone: string, at: number): string {
  const {date, time} = clockAt(timeZone, at)
  return `${date} ${time}`
}

/**
 * Returns the end of a date such as `2026-10-15`, or the moment of `2026-10-15T14:30` in the time zone or of `2026-10-15T18:30:00.000Z`, but
 * not a future one. Returns undefined for other texts.
 */
export function readMoment(text: string, timeZone: string): number | undefined {
  const [date = '', time] = text.split('T')
  const end = time?.endsWith('Z') ? Date.parse(text) : momentOf(timeZone, {date, time: time ?? '23:59:59'})
  if (end === undefined || Number.isNaN(end)) return undefined
  return Math.min(time ? end : end + 999, Date.now())
}

/** Returns the version of a file that visitors got at a moment, with the ones before and after it. */
export function versionAt(archive: Archive, name: string, moment: number) {
  const versions = archive.versionsOf(name)
  const index = versions.findLastIndex(({at}) => at <= moment)
  return {before: versions[index - 1], version: versions[index], after: versions[index + 1]}
}

const copyName = /^(assets\/images\/[^/]+)\/((?:\d+-){4})?(\d+)\.(?:webp|jpg)$/

/**
 * Returns the kept copy of the same part of a picture whose width is closest, for a copy that no visitor asked for. Copies are made after
 * their page is published, and the address of a picture is the hash of its bytes, so a later copy shows the same.
 */
export function closestCopy(archive: Archive, name: string, moment: number): Version | undefined {
  const [, folder = '', part, width] = copyName.exec(name) ?? []
  const kept = (folder ? archive.namesBelow(folder) : []).flatMap((other) => {
    const [, , otherPart, otherWidth] = copyName.exec(other) ?? []
    if (otherPart !== part) return []
    const {version, after} = versionAt(archive, other, moment)
    const kept = version ?? after
    return kept?.content ? [{version: kept, distance: Math.abs(Number(otherWidth) - Number(width))}] : []
  })
  return kept.sort((a, b) => a.distance - b.distance)[0]?.version
}
