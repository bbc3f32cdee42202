import type {Build} from '@upline/prerender/build.ts'
import type {RenderFailure} from '@upline/prerender/render-report.ts'
import {SiteRenderer} from '@upline/prerender/site-renderer.ts'
import {MemoryFolder} from './memory-folder.ts'
import {type FuzzDocument, MemoryLake} from './memory-lake.ts'
import type {WrongDocument} from './wrong-documents.ts'

/** Text that only a mistake puts on a page. */
const mistakes = /\[object Object\]|>undefined<|\bNaN\b|Something went wrong|<script>alert/

/**
 * A site that follows its lake, as one does on a machine. Each wrong document is published into it, looked at, and mended again.
 */
export class FuzzSite {
  readonly #lake = new MemoryLake()
  readonly #folder = new MemoryFolder()
  readonly #site: SiteRenderer
  #documents = new Map<string, FuzzDocument>()
  #sound = new Map<string, string>()

  constructor(build: Build) {
    this.#site = new SiteRenderer(build, this.#lake.client, this.#folder.folder)
  }

  /** Renders the site of sound documents; returns what is wrong with it. */
  async start(documents: readonly FuzzDocument[]): Promise<RenderFailure[]> {
    this.#documents = new Map(documents.map((document) => [document._id, document]))
    this.#lake.publish(documents)
    await this.#site.renderAll()
    this.#folder.touched()
    this.#sound = new Map([...this.#folder.files].map(([name, text]) => [name, withoutTimes(text)]))
    return this.#site.problems
  }

  get pages(): string[] {
    return [...this.#sound.keys()].filter((name) => name.endsWith('.html'))
  }

  /** Whether what a document says is on every page. */
  isOnEveryPage(id: string): boolean {
    return (
      onEveryPage.has(this.#document(id)._type) ||
      ['navigation', 'siteSettings'].some((shared) => this.#reachable(shared).has(id))
    )
  }

  /**
   * Publishes all of the documents at once and mends them again. Returns what should not have happened, by the document that is to
   * blame. No two may be versions of the same document.
   */
  async try(wrongs: readonly WrongDocument[]): Promise<string[]> {
    const complaints = await this.#tryAtOnce(wrongs)
    if (complaints.length === 0) return []
    const alone: string[] = []
    for (const wrong of wrongs) {
      for (const complaint of await this.#tryAtOnce([wrong])) alone.push(`${wrong.name}: ${complaint}`)
    }
    if (alone.length > 0) return alone
    // One document may hide what is wrong with another.
    const together = complaints.filter((complaint) => !complaint.startsWith(unnamed))
    return together.map((complaint) => `${wrongs.map(({name}) => name)}: ${complaint}`)
  }

  async #tryAtOnce(wrongs: readonly WrongDocument[]): Promise<string[]> {
    const sound = wrongs.map(({id}) => this.#document(id))
    const complaints: string[] = []
    try {
      const made = wrongs.map((wrong) => ({wrong, document: wrong.make()}))
      await this.#publish(made.map(({document}) => document))
      complaints.push(...this.#lookAt(sound))
      for (const {wrong, document} of made) complaints.push(...this.#named(document, wrong.place))
      await this.#publish(sound)
      complaints.push(...this.#healed())
    } catch (error) {
      complaints.push(`everything stopped: ${error instanceof Error ? error.stack : error}`)
      await this.#publish(sound)
    }
    return complaints
  }

  async #publish(documents: readonly FuzzDocument[]): Promise<void> {
    await this.#site.refresh(this.#lake.publish(documents))
    while (await this.#site.renderNext());
  }

  /** Every page is there and whole, and those that show none of the documents are as they were, to the byte. */
  #lookAt(sound: readonly FuzzDocument[]): string[] {
    const touched = this.#folder.touched()
    const own = sound.map(fileOf)
    return this.pages.flatMap((name) => {
      const text = this.#folder.files.get(name)
      const before = this.#sound.get(name)
      if (text === undefined)
        return own.includes(name) || this.#leadsTo(name, sound) ? [] : [`${name} is gone`]
      if (!touched.has(name) || withoutTimes(text) === before) return []
      if (!sound.some((document) => this.#shows(name, document))) return [`${name} has changed`]
      const mistake = mistakes.exec(text.split('<script type="application/json"')[0] ?? '')
      return [
        ...(mistake ? [`${name} shows ${mistake[0]}`] : []),
        ...((text.includes('<main') && text.endsWith('</html>')) || own.includes(name)
          ? []
          : [`${name} is not whole`]),
      ]
    })
  }

  /** Whether the file is a redirect to one of the documents. */
  #leadsTo(name: string, sound: readonly FuzzDocument[]): boolean {
    const document = [...this.#documents.values()].find((each) => fileOf(each) === name)
    return document?._type === 'redirect' && sound.some(({_id}) => this.#reachable(document._id).has(_id))
  }

  /** Whether the page in a file may be another one when the document is: it or what it lists refers to it, however indirectly. */
  #shows(name: string, {_id, _type}: FuzzDocument): boolean {
    if (this.isOnEveryPage(_id)) return true
    const page = [...this.#documents.values()].find((document) => fileOf(document) === name)
    if (!page) return this.#reachable('notFoundPage').has(_id)
    const lists = JSON.stringify(page)
    const listedHere = Object.entries(listed).flatMap(([section, types]) =>
      lists.includes(`"${section}"`) ? types : [],
    )
    const isListed = [...this.#documents.values()].some(
      (document) => listedHere.includes(document._type) && this.#reachable(document._id).has(_id),
    )
    const isBeside =
      page._type === 'carrier' ? _type === 'carrierPage' : page._type === _type && _type === 'newsArticle'
    return isListed || this.#reachable(page._id).has(_id) || isBeside
  }

  /** Ids of documents that a document refers to, itself included. */
  #reachable(id: string, seen = new Set<string>()): Set<string> {
    const document = this.#documents.get(id)
    if (!document || seen.has(id)) return seen
    seen.add(id)
    // A link to a page shows its path, not what is on it.
    if (seen.size > 1 && document._type === 'page') return seen
    for (const [, target = ''] of JSON.stringify(document).matchAll(/"_ref":"([^"]*)"/g))
      this.#reachable(target, seen)
    return seen
  }

  /** A value that is of another kind than before is named with its document, where a query asks for it. */
  #named(wrong: FuzzDocument, place: WrongDocument['place']): string[] {
    const before = valueAt(this.#document(wrong._id), place)
    const after = valueAt(wrong, place)
    const isAsset = wrong._type.startsWith('sanity.')
    const isOther = after !== undefined && after !== null && kindOf(after) !== kindOf(before)
    if (!isOther || (isAsset && typeof before === 'object') || !isAsked(wrong._type, place)) return []
    const isNamed = this.#site.problems.some(({place: {document}}) => isAsset || document === wrong._id)
    return isNamed ? [] : [`${unnamed} ${wrong._id}`]
  }

  #healed(): string[] {
    const complaints = this.#site.problems.map(({message}) => `does not heal: ${message}`)
    for (const name of new Set([...this.#folder.files.keys(), ...this.#sound.keys()])) {
      const text = this.#folder.files.get(name)
      const before = this.#sound.get(name)
      if (text === undefined || withoutTimes(text) !== before) complaints.push(`${name} is not as before`)
    }
    this.#folder.touched()
    return complaints
  }

  #document(id: string): FuzzDocument {
    const found = this.#documents.get(id)
    if (!found) throw new Error(`There is no document ${id}`)
    return found
  }
}

const unnamed = 'nothing is named of'

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

const onEveryPage = new Set([
  'siteSettings',
  'navigation',
  'interfaceText',
  'fact',
  'redirect',
  'notFoundPage',
  // Counted for what all pages share.
  'productCategory',
  'carrierCategory',
  'carrierSpecialty',
  'newsCategory',
  'partnerLevel',
])

/** Sections that show all documents of some types, or the only one. */
const listed: Record<string, readonly string[]> = {
  carrierDirectory: ['carrier'],
  eventList: ['calendarEvent'],
  inquiryForm: ['inquirySettings'],
  newsList: ['newsArticle'],
  siteSearch: ['carrier', 'newsArticle', 'page'],
}

/** What differs between two renderings of one content: when it was written and rendered, and the order of tags. */
export const withoutTimes = (text: string): string =>
  text
    .replace(/"(?:renderedAt|_updatedAt|_rev|_createdAt|dateModified)":(?:\d+|"[^"]*")/g, '')
    .replace(/<lastmod>[^<]*/g, '')
    .replace(/^(?:DTSTAMP|LAST-MODIFIED):.*$/gm, '')

/** The file at the address that the document has; undefined for one that has none. */
function fileOf({_type, path, from, hasPage}: FuzzDocument): string | undefined {
  if (_type === 'carrier' && hasPage !== true) return undefined
  if (_type === 'redirect') return `${String(from).slice(1)}/index.html`
  return typeof path === 'string' ? `${path.slice(1)}/index.html`.replace(/^\//, '') : undefined
}

const valueAt = (value: unknown, place: readonly (string | number)[]): unknown =>
  place.reduce((at, name) => (at as Record<string | number, unknown> | undefined)?.[name], value)

/** Fields that no query asks for, or only to choose. */
const unasked: Record<string, readonly string[]> = {
  siteSettings: ['reviewedKinds'],
  fact: ['label', 'description'],
  commissionLevel: ['cap'],
  compensationCap: [
    'title',
    'product',
    'region',
    'initial',
    'renewal',
    'effectiveFrom',
    'effectiveUntil',
    'afterwards',
    'year',
  ],
  contractingTopic: ['kind'],
  disclaimer: ['title', 'statesCounts', 'key'],
  productCategory: ['disclaimed'],
  carrier: ['hasPage'],
  course: ['certification'],
  enrollmentWindow: ['line'],
  faq: ['topic'],
  newsArticle: ['authorName'],
  person: ['leadership'],
  redirect: ['enabled', 'permanent'],
}

/** Of pictures, of every collection, and of what has a period. */
const unaskedAnywhere: readonly string[] = ['order', 'width', 'height', 'source', 'lastReviewed', 'reviewer']

function isAsked(type: string, place: WrongDocument['place']): boolean {
  // The function that sends the mail reads it, not the site.
  if (type === 'notificationMail') return false
  const names = place.map(String)
  return !names.some(
    (name) => name.startsWith('_') || unaskedAnywhere.includes(name) || unasked[type]?.includes(name),
  )
}
