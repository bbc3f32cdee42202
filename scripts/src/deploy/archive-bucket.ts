import {createHash} from 'node:crypto'
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {gunzipSync, gzipSync} from 'node:zlib'
import {type Bucket, Storage} from '@google-cloud/storage'
import {archiveRetentionFact} from '@upline/domain/content/known-facts.ts'
import {retentionMonths} from '@upline/domain/inquiry/retention.ts'
import {Archive, hostingName} from '@upline/prerender/archive/archive.ts'
import {sitePath} from '@upline/web/page/content-path.ts'
import pLimit from 'p-limit'
import {loadEnv} from 'vite'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import type {BuildSettings} from '../product/build-settings.ts'
import {serviceAccountKey} from './firebase-tools.ts'
import {askHosting} from './google.ts'
import {requireSetting, siteId} from './hosted-settings.ts'
import {builtFiles, filesOf} from './site-changes.ts'

/** A release of the site as Firebase Hosting states it. In the bucket it is one object that is never changed. */
interface Entry {
  /** SHA-256 of the entry before. */
  previous: string
  /** ISO 8601. */
  at: string
  cause: string
  origin: string
  redirects: {source: string; destination: string; type: number}[]
  /** Path to SHA-256 of the gzipped file, which is its name in the bucket. */
  files: Record<string, string>
}

interface Release {
  releaseTime: string
  type?: string
  message?: string
  releaseUser?: {email?: string}
  version?: {name: string; config?: {redirects?: {glob?: string; location?: string; statusCode?: number}[]}}
}

const secondsOfMonth = 31_557_600 / 12
/** Marks the last entry of a copy. */
const entryName = '.entry.json'
const limit = pLimit(16)

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const contentName = (hash: string): string => `contents/${hash}.gz`
/** In folders of months, so that the last one is found without a list of all. */
const releaseName = (at: string, number: number): string =>
  `releases/${at.slice(0, 7)}/${String(number).padStart(8, '0')}.json.gz`
const numberOf = (name: string): number => Number(/(\d+)\.json\.gz$/.exec(name)?.[1])

/** Returns the name of the archive's bucket, from ARCHIVE_BUCKET in the environment or in `.env`, or undefined without one. */
export const archiveBucketName = (): string | undefined =>
  loadEnv('production', root, 'ARCHIVE_').ARCHIVE_BUCKET?.trim() || undefined

/** The archive of the hosted site: a bucket of contents and of numbered releases, each with the hash of the one before. */
export class ArchiveBucket {
  readonly #bucket: Bucket
  readonly #settings: BuildSettings
  readonly #folder: string

  constructor(name: string, settings: BuildSettings, folder = join(root, 'web/dist/site')) {
    const projectId = requireSetting(settings, 'VITE_FIREBASE_PROJECT_ID')
    const credentials = serviceAccountKey()
    this.#bucket = new Storage({projectId, ...(credentials && {credentials})}).bucket(name)
    this.#settings = settings
    this.#folder = folder
  }

  /**
   * Uploads the files of the build that the bucket lacks. Call it before they are deployed. Throws a UserError if the bucket can't be written
   * or keeps them shorter than the content says.
   */
  async prepare(): Promise<void> {
    await this.#checkRetention()
    const folder = this.#folder
    const known = new Set(Object.values((await this.#last())?.entry.files ?? {}))
    const missing = Object.entries(builtFiles(folder)).filter(([, hash]) => !known.has(hash))
    await limit.map(missing, ([path, hash]) =>
      this.#create(contentName(hash), gzipSync(readFileSync(join(folder, path)), {level: 9})),
    )
    console.log(`Archive: ${missing.length} new files are in ${this.#bucket.name}`)
  }

  /** Records all releases of the live site since the last recorded one, as Hosting states them. Returns their number. */
  async record(): Promise<number> {
    return askHosting(async (ask) => {
      const site = siteId(this.#settings)
      const {releases = []} = (await ask(`sites/${site}/channels/live/releases?pageSize=100`)) as {
        releases?: Release[]
      }
      let last = await this.#last()
      const since = Date.parse(last?.entry.at ?? '')
      // The contents of releases before the first recorded one are not in the bucket.
      const wanted = last
        ? releases.filter(({releaseTime}) => Date.parse(releaseTime) > since)
        : releases.slice(0, 1)
      for (const release of wanted.reverse()) {
        const {version, releaseTime, releaseUser, message, type = 'DEPLOY'} = release
        const entry: Entry = {
          previous: last?.hash ?? '',
          at: releaseTime,
          cause: [type, message, releaseUser?.email && `by ${releaseUser.email}`, commit()]
            .filter(Boolean)
            .join(', '),
          origin: requireSetting(this.#settings, 'VITE_SITE_URL'),
          redirects: (version?.config?.redirects ?? []).map(
            ({glob = '', location = '', statusCode = 301}) => ({
              source: glob,
              destination: location,
              type: statusCode,
            }),
          ),
          files: type === 'SITE_DISABLE' || !version ? {} : await filesOf(ask, version.name),
        }
        const bytes = gzipSync(JSON.stringify(entry))
        const number: number = (last?.number ?? 0) + 1
        if (!(await this.#create(releaseName(entry.at, number), bytes)))
          throw new UserError('Another deployment writes to the archive: run npm run deploy -- site again.')
        last = {number, entry, hash: sha256(bytes)}
      }
      return wanted.length
    })
  }

  /**
   * Brings the local copy of the archive up to date and returns its number of new releases. Throws a UserError at the first object that is
   * missing or changed.
   */
  async copyTo(file: string): Promise<number> {
    let at = 0
    const archive = new Archive(file, {now: () => at})
    try {
      const version = archive.versionsOf(entryName).at(-1)
      const copied = version?.content
        ? JSON.parse(archive.read(version.content).toString())
        : {number: 0, hash: ''}
      let {hash, files = {}}: {hash: string; files?: Entry['files']} = copied
      const names = await this.#releases()
      if (names.length < copied.number)
        throw new UserError(
          `The bucket has ${names.length} releases, and this copy ${copied.number}: releases were removed.`,
        )
      for (const [index, name] of names.entries()) {
        const number = index + 1
        if (numberOf(name) !== number) throw new UserError(`Release ${number} is missing in the bucket.`)
        if (number <= copied.number) continue
        const bytes = await this.#read(name)
        const entry = entryOf(bytes)
        if (entry?.previous !== hash)
          throw new UserError(`The chain breaks at release ${number}: it, or the one before, was changed.`)
        at = Date.parse(entry.at)
        hash = sha256(bytes)
        archive.begin({reason: entry.cause})
        const changed = Object.entries(entry.files).filter(([path, content]) => files[path] !== content)
        const contents = await limit.map(
          changed,
          async ([path, content]) => [path, await this.#content(content)] as const,
        )
        for (const [path, content] of contents) archive.put(path.slice(1), content)
        for (const path of Object.keys(files)) if (!(path in entry.files)) archive.remove(path.slice(1))
        files = entry.files
        archive.put(hostingName, JSON.stringify({origin: entry.origin, redirects: entry.redirects}))
        archive.put(entryName, JSON.stringify({number, hash, files}))
      }
      return names.length - copied.number
    } finally {
      archive.close()
    }
  }

  async #checkRetention(): Promise<void> {
    const [{retentionPolicy}] = await this.#bucket.getMetadata().catch((error: Error) => {
      throw new UserError(
        `The archive's bucket ${this.#bucket.name} cannot be read (${error.message.split('\n')[0]}): see docs/guides/archive.md.`,
      )
    })
    const file = join(this.#folder, sitePath)
    const facts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).result?.facts : undefined
    const value = facts?.[archiveRetentionFact]
    const needed = (retentionMonths(value) ?? 0) * secondsOfMonth
    if (Number(retentionPolicy?.retentionPeriod ?? 0) < needed)
      throw new UserError(
        `The bucket ${this.#bucket.name} keeps objects shorter than the fact ${archiveRetentionFact} says (${value}): gcloud storage buckets update gs://${this.#bucket.name} --retention-period=${needed}s`,
      )
    if (!retentionPolicy?.isLocked)
      console.log(
        `The retention of ${this.#bucket.name} is not locked, so an administrator can delete the archive: see docs/guides/archive.md.`,
      )
  }

  /** Returns the last release with its number, or undefined before the first. */
  async #last(): Promise<{number: number; entry: Entry; hash: string} | undefined> {
    const lastMonth = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 7)
    const recent = await this.#releases(`releases/${lastMonth}`)
    const name = (recent.length > 0 ? recent : await this.#releases()).at(-1)
    if (!name) return undefined
    const bytes = await this.#read(name)
    const entry = entryOf(bytes)
    if (!entry) throw new UserError(`${name} in the bucket was changed.`)
    return {number: numberOf(name), entry, hash: sha256(bytes)}
  }

  async #releases(startOffset?: string): Promise<string[]> {
    const query = {
      prefix: 'releases/',
      fields: 'items(name),nextPageToken',
      ...(startOffset && {startOffset}),
    }
    const [files] = await this.#bucket.getFiles(query)
    return files.map(({name}) => name)
  }

  async #content(hash: string): Promise<Buffer> {
    const bytes = await this.#read(contentName(hash))
    if (sha256(bytes) !== hash) throw new UserError(`The content ${hash} in the bucket was changed.`)
    return gunzipSync(bytes)
  }

  async #read(name: string): Promise<Buffer> {
    try {
      // Its hash is checked against the release that names it.
      const [bytes] = await this.#bucket.file(name).download({validation: false, decompress: false})
      return bytes
    } catch (error) {
      const isMissing = Object(error).code === 404
      if (isMissing) throw new UserError(`${name} is missing in the bucket ${this.#bucket.name}.`)
      throw error
    }
  }

  /** Creates an object. Returns false if it is there already: the bucket lets nobody replace it. */
  async #create(name: string, bytes: Buffer): Promise<boolean> {
    try {
      const preconditionOpts = {ifGenerationMatch: 0}
      await this.#bucket.file(name).save(bytes, {resumable: false, validation: 'md5', preconditionOpts})
      return true
    } catch (error) {
      if (Object(error).code === 412) return false
      throw error
    }
  }
}

/** Returns a release, or undefined if its object was changed. */
function entryOf(bytes: Buffer): Entry | undefined {
  try {
    return JSON.parse(gunzipSync(bytes).toString())
  } catch {
    return undefined
  }
}

const commit = (): string | undefined =>
  process.env.GITHUB_SHA && `commit ${process.env.GITHUB_SHA}, run ${process.env.GITHUB_RUN_ID}`
