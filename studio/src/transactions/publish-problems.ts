import type {SanityClient} from '@sanity/client'
import {type DocumentValidationMarker, type ValidationSchema, validateDocument} from '@sanity/validation'
import {createPlaceNames} from '@upline/schemas/health/place.ts'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import type {SanityDocument} from 'sanity'
import {findReview, reviewProblem} from '../review/find-review.ts'
import type {Pair} from './pairs.ts'

const placeOf = createPlaceNames(schemaTypes)

/** What is needed to hold documents against the content model. */
export interface Checking {
  client: SanityClient
  schema: ValidationSchema
  /** Published ids of documents that the same transaction publishes: references to them are in order. */
  alongside?: ReadonlySet<string>
}

/** Why the draft cannot be published, in words for an editor; empty where it can be. */
export async function publishProblems(pair: Pair, checking: Checking): Promise<string[]> {
  const {draft, published} = pair
  if (!draft && !published) return ['It was deleted. Bring it back under “Recently deleted”.']
  if (!draft) return ['There is no draft: it was published or discarded before.']
  const from = published?.key
  if (draft._type === 'fact' && typeof from === 'string' && from !== draft.key) {
    return [
      `Its key changes from {${from}} to {${draft.key}}: publish it by hand, so that its texts are rewritten.`,
    ]
  }
  const unreviewed = reviewProblem(await findReview(checking.client, draft))
  return [...(unreviewed ? [unreviewed] : []), ...(await validationProblems(draft, checking))]
}

/** What the Studio's own validation calls an error; warnings do not keep anything from being published. */
async function validationProblems(document: StoredDocument, checking: Checking): Promise<string[]> {
  return (await validationErrors(document, checking)).map(({text}) => text)
}

interface ValidationError {
  /** Name of the field of the document; undefined where it is about the whole of it. */
  field: string | undefined
  text: string
}

export async function validationErrors(
  document: StoredDocument,
  {client, schema, alongside = new Set()}: Checking,
): Promise<ValidationError[]> {
  if (!schema.get(document._type)) {
    return [{field: undefined, text: `There is no type “${document._type}” in the content model.`}]
  }
  const {status, markers} = await validateDocument({
    document: document as unknown as SanityDocument,
    schema,
    client,
    getDocumentExists: async ({id}) => alongside.has(id) || (await exists(client, id)),
  })
  const errors = markers.filter(({level}) => level === 'error')
  if (errors.length === 0 && status === 'notEvaluated') {
    throw new Error('The validation could not be carried out.')
  }
  return errors.map((error) => ({
    field: typeof error.path[0] === 'string' ? error.path[0] : undefined,
    text: describe(document, error),
  }))
}

function exists(client: SanityClient, id: string): Promise<boolean> {
  return client.fetch<boolean>('defined(*[_id == $id][0]._id)', {id}, {perspective: 'raw', tag: 'exists'})
}

/** `Rates › Term Life › Rate: Write something.` */
function describe(document: StoredDocument, {path, message}: DocumentValidationMarker): string {
  const place = placeOf(document, fieldOf(path))
  return place ? `${place}: ${message}` : message
}

/** `sections[_key=="a"].heading` */
function fieldOf(path: DocumentValidationMarker['path']): string {
  const steps = path.map((step) => {
    if (typeof step === 'string') return `.${step}`
    if (typeof step === 'number') return `[${step}]`
    return '_key' in step ? `[_key==${JSON.stringify(step._key)}]` : ''
  })
  return steps.join('').replace(/^\./, '')
}
