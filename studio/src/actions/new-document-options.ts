import type {TemplateItem} from 'sanity'
import {singletonTypes} from '../structure/singletons.ts'

/** Templates with parameters, which only the page tree can fill in. */
const parameterized = new Set(['page-under'])

/** Removes singletons, and templates with parameters, from the list of documents to create. */
export function newDocumentOptions(options: TemplateItem[]): TemplateItem[] {
  return options.filter(({templateId}) => !singletonTypes.has(templateId) && !parameterized.has(templateId))
}
