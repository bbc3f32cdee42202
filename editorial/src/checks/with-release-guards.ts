import {getPublishedId, isVersionId} from '@sanity/client/csm'
import type {CustomValidator, Rule, SchemaTypeDefinition} from '@sanity/types'
import {isObject, type StoredDocument} from '@upline/domain/content/stored-document.ts'
import {contentOnce} from '../documents/content.ts'
import {fetchPairs} from '../documents/pairs.ts'
import {openQuestions, planPublish} from './plan-publish.ts'

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
  if (isObject(document._system) && document._system.delete === true) return true
  // The page of a release adds these fields.
  const {publishedDocumentExists, draftDocumentExists, ...stored} = document
  const client = getClient({apiVersion: '2025-02-19'})
  const id = getPublishedId(document._id)
  const published = (await fetchPairs(client, [id])).get(id)?.published
  const pair = {id, draft: stored as StoredDocument, published}
  const plan = await planPublish({client, content: contentOnce(client)}, pair)
  const [problem] = openQuestions(plan)
  if (problem) return problem
  if (plan.consequences().length === 0) return true
  return 'Its new address needs a redirect, which a release doesn’t create or switch off. Publish or schedule it by itself.'
}
