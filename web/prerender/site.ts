import type {PageState} from '../src/app/entry-prerender.tsx'
import type {SanityClient} from '@sanity/client'
import {resolveContent} from '../src/content/tokens.ts'
import type {ContentData} from '../src/content/types.ts'
import {snapshotPath} from '../src/pages/snapshot.ts'
import type {Build} from './build.ts'
import {createDocument} from './document.ts'
import {type Changed, Documents, type Known} from './documents.ts'
import {DrawQueue} from './draw-queue.ts'
import {headTags} from './head-tags.ts'
import {PageSource, type RawContent} from './page-source.ts'
import {redirectGoals} from './redirects.ts'
import {withoutSharePicture} from './share-tags.ts'
import {pageFile, redirectDocument} from './site-files.ts'
import type {SiteFolder} from './site-folder.ts'
import {type DrawnPage, drawLists} from './site-lists.ts'
import {type Site as SharedData, SiteSource} from './site-source.ts'
import {SocialImages} from './social-images.ts'
import {type Change, isTouched, type Uses} from './uses.ts'

export type Drawing = {
  /** Pages that were drawn. */
  pages: number
  /** Pages that could not be, each with its path; they stay as they were, and hold no other page back. */
  failures: Error[]
}

/**
 * The site as files: every page that content has, its data as JSON beside it, the 404 page, redirects, sitemap and feed.
 * `learn` finds what a publish concerns, `drawNext` draws it piece by piece; so a publish never waits for the rest of an
 * earlier one. Calls must not overlap.
 */
export class Site {
  readonly socialImages: SocialImages
  readonly #build: Build
  readonly #lake: SanityClient
  readonly #folder: SiteFolder
  readonly #toDocument: ReturnType<typeof createDocument>
  readonly #documents: Documents
  readonly #siteSource: SiteSource
  readonly #pageSource: PageSource
  /** By path. */
  readonly #pages = new Map<string, DrawnPage>()
  #redirects = new Map<string, string>()
  #shared: SharedData | undefined
  readonly #sharedFiles = new Set<string>()
  /** False until everything is known that was published up to the last question, also after a question that failed. */
  #isCurrent = false
  /** By path, the documents that are to have a page. */
  #wanted: ReadonlyMap<string, Known> = new Map()
  readonly #queue: DrawQueue
  /** Whether something is to be drawn that is no page: the 404 page, the lists. */
  #isNotFoundDue = false
  #areListsDue = false
  #failures: Error[] = []

  constructor(build: Build, lake: SanityClient, folder: SiteFolder) {
    this.#build = build
    this.#lake = lake
    this.#folder = folder
    this.socialImages = new SocialImages(build, folder.path)
    this.#toDocument = createDocument(build)
    this.#documents = new Documents(lake)
    this.#siteSource = new SiteSource(lake)
    this.#pageSource = new PageSource(lake)
    this.#queue = new DrawQueue(this.#pageSource)
  }

  /** Draws everything, and removes from the folder what is no part of the site. */
  async drawAll(): Promise<Drawing> {
    await this.learn()
    const drawing: Drawing = {pages: 0, failures: []}
    for (let part = await this.drawNext(); part; part = await this.drawNext()) {
      drawing.pages += part.pages
      drawing.failures.push(...part.failures)
    }
    this.#folder.removeForeign()
    this.#folder.serve()
    return drawing
  }

  /**
   * Finds out what the documents with these ids are part of; without ids, what is part of anything that changed since.
   * After one that failed, the next finds everything.
   */
  async learn(ids?: readonly string[]): Promise<void> {
    const wasCurrent = this.#isCurrent
    this.#isCurrent = false
    const documents = await (ids && wasCurrent ? this.#documents.refresh(ids) : this.#documents.refreshAll())
    const change: Change = {
      ids: new Set(documents.map(({id}) => id)),
      moved: new Set(documents.filter(isMoved).map(({id}) => id)),
      lists: new Set(),
    }
    const known = wasCurrent ? {documents, change} : undefined
    const [lists, shared] = await Promise.all([
      this.#pageSource.refreshLists(known),
      this.#siteSource.refresh(known),
    ])
    const isEverythingDue = shared.changed || !wasCurrent
    this.#wanted = this.#documents.pages()
    this.#shared = shared
    if (isEverythingDue) await this.#takeShared(shared)
    for (const [path, page] of this.#pages) {
      if (this.#wanted.get(path)?._id !== page.id || this.#redirects.has(path)) await this.#forget(path)
    }
    this.#plan({...change, lists}, isEverythingDue)
    this.#isNotFoundDue ||= isEverythingDue
    this.#areListsDue ||= isEverythingDue || documents.length > 0
    this.#isCurrent = true
  }

  /** Draws the next pages that wait, or what else is due; undefined when there is nothing more, and all is on the disk. */
  async drawNext(): Promise<Drawing | undefined> {
    const shared = this.#shared
    if (!shared) return undefined
    const rows = await this.#queue.next()
    if (!rows && !this.#isNotFoundDue && !this.#areListsDue) return undefined
    let pages = 0
    if (rows) {
      for (const {content, uses} of rows) if (await this.#drawPage(content, uses, shared)) pages += 1
    } else {
      if (this.#isNotFoundDue) await this.#drawNotFound(shared)
      if (this.#areListsDue) await drawLists(this.#folder, this.#build, this.#lake, this.#listSources(shared))
      this.#areListsDue = false
    }
    await this.#folder.finish()
    const failures = this.#failures
    this.#failures = []
    return {pages, failures}
  }

  /** What was published comes first, then what shows a part of it, then what waited before. */
  #plan(change: Change, isEverythingDue: boolean): void {
    const published: string[] = []
    const concerned: string[] = []
    const others: string[] = []
    for (const [path, {_id}] of this.#wanted) {
      if (this.#redirects.has(path)) continue
      const drawn = this.#pages.get(path)
      if (!pageFile(path)) {
        if (change.ids.has(_id))
          this.#failures.push(new Error(`The page ${_id} cannot stand at the path ${path}`))
      } else if (change.ids.has(_id)) published.push(_id)
      else if (!drawn || isTouched(drawn.uses, change)) concerned.push(_id)
      else if (isEverythingDue) others.push(_id)
    }
    this.#queue.put([...published, ...concerned], others)
  }

  /** Draws a page, or says that it did not: it moved since its path was asked for, and that change is on its way. */
  async #drawPage(raw: RawContent, uses: Uses, shared: SharedData): Promise<boolean> {
    const content: ContentData = resolveContent(raw, shared.data.facts)
    const {path} = content
    const document = this.#wanted.get(path)
    const file = pageFile(path)
    if (!file || document?._id !== content._id) return false
    const snapshot = snapshotPath(path).slice(1)
    const {renderer} = this.#build
    // Before it is drawn: a page that cannot be drawn now is tried again when something it uses changed.
    const listed = content.seo?.noIndex !== true
    this.#pages.set(path, {id: content._id, files: [file, snapshot], uses, listed})
    try {
      const state = {renderedAt: Date.now(), site: {result: shared.data, syncTags: []}, page: {result: content, syncTags: []}} as unknown as PageState
      const page = await renderer.renderPage(path, state)
      const contentJson = JSON.stringify({renderedAt: state.renderedAt, ...state.page}, withoutSharePicture)
      const head = headTags(
        renderer.env.siteUrl,
        content,
        shared.data,
        this.socialImages,
        document._updatedAt,
      )
      const siteFile = `/${shared.file}`
      await this.#folder.put(file, this.#toDocument({page, content, head, siteFile, contentJson: JSON.stringify(state)}))
      await this.#folder.put(snapshot, contentJson)
    } catch (error) {
      this.#failures.push(new Error(`The page ${path} could not be drawn`, {cause: error}))
    }
    return true
  }

  async #drawNotFound(shared: SharedData): Promise<void> {
    this.#isNotFoundDue = false
    try {
      const state = {renderedAt: Date.now(), site: {result: shared.data, syncTags: []}, page: {result: null, syncTags: []}} as unknown as PageState
      const page = await this.#build.renderer.renderPage('/404', state)
      const siteFile = `/${shared.file}`
      const parts = {page, content: null, head: '', siteFile, contentJson: JSON.stringify(state)}
      await this.#folder.put('404.html', this.#toDocument(parts))
    } catch (error) {
      this.#failures.push(new Error('The 404 page could not be drawn', {cause: error}))
    }
  }

  /** Writes what all pages share, and the redirects in it. */
  async #takeShared({data, json, file}: SharedData): Promise<void> {
    // Pages that wait still name the one before, and so does a page that is on a visitor's screen.
    if (this.#queue.isEmpty) {
      for (const older of [...this.#sharedFiles].slice(0, -1)) {
        this.#sharedFiles.delete(older)
        await this.#folder.remove(older)
      }
    }
    this.#sharedFiles.delete(file)
    this.#sharedFiles.add(file)
    await this.#folder.put(file, json)

    const redirects = redirectGoals(data.redirects)
    for (const from of this.#redirects.keys()) {
      if (!redirects.has(from)) await this.#folder.remove(pageFile(from) ?? '')
    }
    this.#redirects = redirects
    for (const [from, goal] of redirects) {
      if (this.#pages.has(from)) await this.#forget(from)
      await this.#folder.put(pageFile(from) ?? '', redirectDocument(goal))
    }
  }

  async #forget(path: string): Promise<void> {
    for (const file of this.#pages.get(path)?.files ?? []) await this.#folder.remove(file)
    this.#pages.delete(path)
  }

  #listSources(shared: SharedData) {
    const idsOfList = (list: number) => this.#pageSource.idsOfList(list)
    return {shared, pages: this.#pages, documents: this.#documents, idsOfList}
  }
}

function isMoved({before, after}: Changed): boolean {
  return before?.path !== after?.path || before?.title !== after?.title
}
