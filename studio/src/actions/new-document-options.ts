import type {TemplateItem} from 'sanity'
import {singletonTypes} from '../structure/singletons.ts'

/** Templates that need to know where: they are offered there, not in the list of everything that can be created. */
const inPlaceOnly = new Set(['page-under'])

/** What the Studio offers to create: no second document of a type of which there is exactly one. */
export function newDocumentOptions(options: TemplateItem[]): TemplateItem[] {
  return options.filter(({templateId}) => !singletonTypes.has(templateId) && !inPlaceOnly.has(templateId))
}
