import {isVersionId} from '@sanity/client/csm'
import {isObject, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import type {CustomValidator, Rule, SchemaTypeDefinition} from 'sanity'
import {findReview, validateReview} from './find-review.ts'

/** Adds an error to unreviewed documents in a release. The Studio publishes and schedules no release with errors. */
export function withReleaseReview<Type extends SchemaTypeDefinition>(types: readonly Type[]): Type[] {
  return types.map((type) => (type.type === 'document' ? {...type, validation: withReview(type)} : type))
}

const withReview =
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
  return validateReview(await findReview(client, stored as StoredDocument)) ?? true
}
