import type {SanityClient} from '@sanity/client'

/** What the prerenderer knows of every published document. */
export type Known = {
  _id: string
  _type: string
  _rev: string
  _updatedAt: string
  path: string | null
  title: string | null
  noIndex: boolean
}

/** Documents that changed, as they were and as they are; undefined where there is none. */
export type Changed = {id: string; before: Known | undefined; after: Known | undefined}

const fields = '{_id, _type, _rev, _updatedAt, path, title, "noIndex": seo.noIndex == true}'

/** The published documents by id, brought up to date by asking only for those that changed. */
export class Documents {
  readonly #lake: SanityClient
  readonly #known = new Map<string, Known>()

  constructor(lake: SanityClient) {
    this.#lake = lake
  }

  get(id: string): Known | undefined {
    return this.#known.get(id)
  }

  /** Asks for all documents; returns those that differ from what was known. */
  async refreshAll(): Promise<Changed[]> {
    const rows = await this.#lake.fetch<Known[]>(`*${fields}`)
    const fresh = new Map(rows.map((row) => [row._id, row]))
    const ids = new Set([...this.#known.keys(), ...fresh.keys()])
    return this.#take([...ids], fresh)
  }

  /** Asks for the documents with these ids; returns those that differ from what was known. */
  async refresh(ids: readonly string[]): Promise<Changed[]> {
    const rows = await this.#lake.fetch<Known[]>(`*[_id in $ids]${fields}`, {ids})
    return this.#take(ids, new Map(rows.map((row) => [row._id, row])))
  }

  /** Pages and articles by path. Where two documents claim a path, the first by id has it. */
  pages(): Map<string, Known> {
    const pages = new Map<string, Known>()
    for (const document of this.#known.values()) {
      if (document._type !== 'page' && document._type !== 'newsArticle') continue
      const rival = document.path && pages.get(document.path)
      if (document.path && (!rival || document._id < rival._id)) pages.set(document.path, document)
    }
    return pages
  }

  #take(ids: readonly string[], fresh: ReadonlyMap<string, Known>): Changed[] {
    const changes = ids
      .map((id) => ({id, before: this.#known.get(id), after: fresh.get(id)}))
      .filter(({before, after}) => before?._rev !== after?._rev)
    for (const {id, after} of changes) {
      if (after) this.#known.set(id, after)
      else this.#known.delete(id)
    }
    return changes
  }
}
