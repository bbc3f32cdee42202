import type {SanityClient} from '@sanity/client'
import {studioPath} from '@sanity/client/csm'
import type {SanityDocument} from '@sanity/types'
import {type DocumentValidationMarker, type ValidationSchema, validateDocument} from '@sanity/validation'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {createPlaceNames} from '@upline/schemas/health/place.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import {warningMark} from '@upline/schemas/validation/rules.ts'
import type {Pair} from '../documents/pairs.ts'
import {openQuestions, type PublishPlan} from './plan-publish.ts'

const placeOf = createPlaceNames(schemaTypes)

/** The dependencies of the validation of documents. */
export interface Checking {
  client: SanityClient
  schema: ValidationSchema
  /** Published ids of documents that the same transaction publishes; references to them are valid. */
  alongside?: ReadonlySet<string>
}

/** Returns why a planned publish can't go ahead, as messages for an editor. */
export async function publishProblems(
  {draft, published}: Pair,
  plan: PublishPlan,
  checking: Checking,
): Promise<string[]> {
  if (!draft && !published) return ['This was deleted. Restore it from “Recently deleted”.']
  if (!draft) return ['There is nothing to publish. The draft was published or discarded.']
  const errors = await validationErrors(draft, checking)
  return [...openQuestions(plan), ...errors.map(({text}) => text)]
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
  const errors = markers.filter((marker) => levels.includes(levelOf(marker)) && !isRepeated(marker, markers))
  if (errors.length === 0 && status === 'notEvaluated') {
    throw new Error('The document could not be validated.')
  }
  return errors.map((error) => ({
    field: typeof error.path[0] === 'string' ? error.path[0] : undefined,
    text: [placeOfPath(document, error.path), error.message.replace(warningMark, '')]
      .filter(Boolean)
      .join(': '),
  }))
}

/** Returns whether fields of a missing object are reported, too. The report of the object has lost its own message. */
function isRepeated({code, level, path}: DocumentValidationMarker, all: readonly DocumentValidationMarker[]) {
  if (code !== 'value.required' || level !== 'warning') return false
  return all.some(
    (other) => other.path.length > path.length && path.every((step, at) => other.path[at] === step),
  )
}

function levelOf({level, code, message}: DocumentValidationMarker): DocumentValidationMarker['level'] {
  const isError = level === 'warning' && code !== 'object.unknown-field' && !message.startsWith(warningMark)
  return isError ? 'error' : level
}

function exists(client: SanityClient, id: string): Promise<boolean> {
  return client.fetch<boolean>('defined(*[_id == $id][0]._id)', {id}, {perspective: 'raw', tag: 'exists'})
}

/** Returns the place of a path as its form shows it, such as `Rates › Term Life › Rate`. */
export const placeOfPath = (document: StoredDocument, path: DocumentValidationMarker['path']): string =>
  placeOf(document, studioPath.toString(path))
