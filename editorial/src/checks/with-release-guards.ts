import {getPublishedId, isVersionId} from '@sanity/client/csm'
import type {CustomValidator, Rule, SchemaTypeDefinition} from '@sanity/types'
import {isObject, type StoredDocument} from '@upline/domain/content/stored-document.ts'
import {contentOnce} from '../documents/content.ts'
import {fetchPairs} from '../documents/pairs.ts'
import {openQuestions, type Planning, planPublish} from './plan-publish.ts'

/** Adds an error to documents in a release that need more than a publish. The Studio publishes and schedules no release with errors. */
export function withReleaseGuards<Type extends SchemaTypeDefinition>(types: readonly Type[]): Type[] {
  return types.map((type) => (type.type === 'document' ? {...type, validation: withGuards(type)} : type))
}

const withGuards =
  ({validation}: SchemaTypeDefinition) =>
  (rule: Rule) => {
    const own = typeof validation === 'function' ? validation(rule as never) : validation
    return [...[own ?? []].flat(), rule.custom(validateVersion)] as Rule[]
  }

const validateVersion: CustomValidator = async (document, {getClient}) => {
  if (!isObject(document) || typeof document._id !== 'string' || !isVersionId(document._id)) return true
  if (isUnpublish(document as StoredDocument)) return true
  // The page of a release adds these fields.
  const {publishedDocumentExists, draftDocumentExists, ...version} = document
  const client = getClient({apiVersion: '2025-02-19'})
  const planning = {client, content: contentOnce(client)}
  return (await versionProblem(planning, version as StoredDocument)) ?? true
}

export const isUnpublish = ({_system}: StoredDocument): boolean =>
  isObject(_system) && _system.delete === true

/** Returns why a release must not publish a version, or undefined if it may. */
export async function versionProblem(
  planning: Planning,
  version: StoredDocument,
): Promise<string | undefined> {
  const id = getPublishedId(version._id)
  const published = (await fetchPairs(planning.client, [id])).get(id)?.published
  const plan = await planPublish(planning, {id, draft: version, published})
  const [problem] = openQuestions(plan)
  if (problem || plan.consequences().length === 0) return problem
  return 'Its new address needs a redirect, which a release can’t create or switch off. Publish or schedule it on its own.'
}
