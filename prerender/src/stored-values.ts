import type {SanityClient} from '@sanity/client'
import {model} from '@upline/schemas/health/model.ts'
import {fetchDocuments} from '@upline/schemas/health/queries.ts'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {wrongValues} from '@upline/schemas/health/wrong-values.ts'
import {fetchRows} from './answers.ts'
import {ContentFailure, type RenderFailure} from './render-report.ts'

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
    for (const document of await this.#changed()) {
      if (model.documentTypes.has(document._type)) this.#read(document)
    }
    await this.#forgetDeleted()
    return [...this.#failures.values()].flat()
  }

  async #changed(): Promise<StoredDocument[]> {
    const fetchAll = async (filter: string) => {
      const {result} = await fetchRows(this.#lake, `*[${filter}]`)
      // Whatever else is in a document, it has an id and a type.
      return result as StoredDocument[]
    }
    // All of them, or those of the last publishes: neither takes the lake long.
    if (this.#since) return fetchAll(`_updatedAt >= ${JSON.stringify(this.#since)}`)
    const types = JSON.stringify([...model.documentTypes])
    const {result: ids} = await fetchRows(this.#lake, `*[_type in ${types}]._id`)
    return fetchDocuments(ids.map(String), (some) => fetchAll(`_id in ${JSON.stringify(some)}`))
  }

  #read(document: StoredDocument): void {
    const {_id: id, _updatedAt: at, path} = document
    if (typeof at === 'string' && at > this.#since) this.#since = at
    const subject = typeof path === 'string' ? path : id
    const failures = wrongValues(document, model.types)
      .filter(({isLostInQueries}) => isLostInQueries)
      .map(({field, problem}) => {
        const message = `${id}: ${field} ${problem}; left out wherever it is shown`
        return new ContentFailure(subject, message, undefined, {
          document: id,
          field,
          problem,
          outcome: 'left out',
        })
      })
    if (failures.length > 0) this.#failures.set(id, failures)
    else this.#failures.delete(id)
  }

  async #forgetDeleted(): Promise<void> {
    if (this.#failures.size === 0) return
    const ids = [...this.#failures.keys()]
    const {result} = await fetchRows(this.#lake, `*[_id in ${JSON.stringify(ids)}]._id`)
    const present = new Set(result)
    for (const id of ids) if (!present.has(id)) this.#failures.delete(id)
  }
}
