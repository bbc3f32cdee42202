import {pageTypes} from '@upline/domain/content/page-types.ts'
import {collectionSchemas, schemaTypes, singletonSchemas} from '../schema-types.ts'
import {choiceTypes} from '../validation/choice-types.ts'
import type {Model} from './content.ts'
import {definitionsOf} from './definition.ts'

/** Types that the site shows without a reference: by path, by key, or in a list of all. */
const shownByThemselves: ReadonlySet<string> = new Set([
  ...pageTypes,
  ...['fact', 'redirect', 'compensationCap', 'planCount'],
  ...Object.keys(choiceTypes),
])

/** The properties of this content model that the checks need. */
export const model: Model = {
  documentTypes: new Set([...collectionSchemas, ...singletonSchemas].map(({name}) => name)),
  types: definitionsOf(schemaTypes),
  referredTypes: new Set([...referenceTargets(schemaTypes)].filter((name) => !shownByThemselves.has(name))),
}

/** Returns the types that some field can refer to. */
function referenceTargets(types: readonly unknown[]): Set<string> {
  const found = new Set<string>()
  JSON.stringify(types, (_key, value) => {
    if (value?.type === 'reference') for (const {type} of value.to ?? []) found.add(type)
    return value
  })
  return found
}
