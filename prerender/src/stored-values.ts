import type {SanityClient} from '@sanity/client'
import {model} from '@upline/schemas/health/model'
import type {StoredDocument} from '@upline/schemas/health/stored-document'
import {wrongValues} from '@upline/schemas/health/wrong-values'
import {ContentFailure, type RenderFailure} from './render-report.ts'

/** Documents that one answer holds. */
const inOneAnswer = 1000

const changedQuery = `*[_type in $types && _updatedAt >= $since && _id > $last] | order(_id asc)[0...${inOneAnswer}]`

/**
 * Names stored values of the wrong kind that a query answers with null, as for the projection of a list that is a number: in an answer
 * they look like values that nobody has filled in.
 */
export class StoredValues {
  readonly #lake: SanityClient
  /** By document. */
  readonly #failures = new Map<string, RenderFailure[]>()
  #since = ''

  constructor(lake: SanityClient) {
    this.#lake = lake
  }

  /** Looks at what has changed since the last call. Gives all that is wrong as of now. Rejects when the lake does not answer. */
  async check(): Promise<RenderFailure[]> {
    const types = [...model.documentTypes]
    const since = this.#since
    let last = ''
    let count = inOneAnswer
    while (count === inOneAnswer) {
      const documents = await this.#lake.fetch<StoredDocument[]>(changedQuery, {types, since, last})
      for (const document of documents) this.#read(document)
      count = documents.length
      last = documents.at(-1)?._id ?? ''
    }
    await this.#forgetDeleted()
    return [...this.#failures.values()].flat()
  }

  #read(document: StoredDocument): void {
    const {_id: id, _updatedAt: at, path} = document
    if (typeof at === 'string' && at > this.#since) this.#since = at
    const subject = typeof path === 'string' ? path : id
    const failures = wrongValues(document, model.types)
      .filter(({isLostInQueries}) => isLostInQueries)
      .map(({field, problem}) => {
        const message = `${id}: ${field} ${problem}; left out wherever it is shown`
        return new ContentFailure(subject, message, undefined, {document: id, field})
      })
    if (failures.length > 0) this.#failures.set(id, failures)
    else this.#failures.delete(id)
  }

  async #forgetDeleted(): Promise<void> {
    if (this.#failures.size === 0) return
    const ids = [...this.#failures.keys()]
    const present = new Set(await this.#lake.fetch<string[]>('*[_id in $ids]._id', {ids}))
    for (const id of ids) if (!present.has(id)) this.#failures.delete(id)
  }
}
