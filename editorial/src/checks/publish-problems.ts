import type {SanityClient} from '@sanity/client'
import {studioPath} from '@sanity/client/csm'
import type {SanityDocument} from '@sanity/types'
import {type DocumentValidationMarker, type ValidationSchema, validateDocument} from '@sanity/validation'
import {sitePathOf} from '@upline/domain/content/page-types.ts'
import {type StoredDocument, textOf} from '@upline/domain/content/stored-document.ts'
import {createPlaceNames} from '@upline/schemas/health/place.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import type {Pair} from '../documents/pairs.ts'
import {quoteNames} from '../documents/quote-names.ts'
import {fetchLinking} from '../uses/fetch-dependents.ts'
import {findReview, validateReview} from './find-review.ts'

const placeOf = createPlaceNames(schemaTypes)

/** The dependencies of the validation of documents. */
export interface Checking {
  client: SanityClient
  schema: ValidationSchema
  /** Published ids of documents that the same transaction publishes; references to them are valid. */
  alongside?: ReadonlySet<string>
}

/** Returns why the draft can't be published, as messages for an editor. */
export async function publishProblems(pair: Pair, checking: Checking): Promise<string[]> {
  const {draft, published} = pair
  if (!draft && !published) return ['This was deleted. Restore it from “Recently deleted”.']
  if (!draft) return ['There is nothing to publish. The draft was published or discarded.']
  const errors = await validationErrors(draft, checking)
  return [...(await guardProblems(checking.client, pair)), ...errors.map(({text}) => text)]
}

/** Returns why a draft or a version needs more than a publish: a rename, a page that is switched off, a review. */
export async function guardProblems(client: SanityClient, {id, draft, published}: Pair): Promise<string[]> {
  if (!draft) return []
  const from = published?.key
  if (draft._type === 'fact' && typeof from === 'string' && textOf(draft.key) && from !== draft.key) {
    return [
      `Its key changes from {${from}} to {${draft.key}}. Publish it from its own page so the pages that use it are updated.`,
    ]
  }
  const path = sitePathOf(published)
  if (path && !sitePathOf(draft)) {
    const linking = await fetchLinking(client, id, path)
    if (linking.length > 0) {
      const names = quoteNames(linking.map(({title, type}) => title ?? type))
      return [`Its page is switched off, but published pages link to ${path}: ${names}. Change them first.`]
    }
  }
  return [validateReview(await findReview(client, draft)) ?? []].flat()
}

interface ValidationError {
  /** Name of the document's field; undefined if the error is about the whole document. */
  field: string | undefined
  text: string
}

/** Returns the errors of the Studio's validation; warnings, which don't prevent a publish, only if `levels` has them. */
export async function validationErrors(
  document: StoredDocument,
  {client, schema, alongside = new Set()}: Checking,
  levels: readonly DocumentValidationMarker['level'][] = ['error'],
): Promise<ValidationError[]> {
  if (!schema.get(document._type)) {
    return [{field: undefined, text: `The content model has no type “${document._type}”.`}]
  }
  const {status, markers} = await validateDocument({
    document: document as unknown as SanityDocument,
    schema,
    client,
    getDocumentExists: async ({id}) => alongside.has(id) || (await exists(client, id)),
  })
  const errors = markers.filter(({level}) => levels.includes(level))
  if (errors.length === 0 && status === 'notEvaluated') {
    throw new Error('The document could not be validated.')
  }
  return errors.map((error) => ({
    field: typeof error.path[0] === 'string' ? error.path[0] : undefined,
    text: [placeOfPath(document, error.path), error.message].filter(Boolean).join(': '),
  }))
}

function exists(client: SanityClient, id: string): Promise<boolean> {
  return client.fetch<boolean>('defined(*[_id == $id][0]._id)', {id}, {perspective: 'raw', tag: 'exists'})
}

/** Returns the place of a path as its form shows it, such as `Rates › Term Life › Rate`. */
export const placeOfPath = (document: StoredDocument, path: DocumentValidationMarker['path']): string =>
  placeOf(document, studioPath.toString(path))
