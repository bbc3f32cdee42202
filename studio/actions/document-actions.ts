import type {DocumentActionComponent, DocumentActionsContext} from 'sanity'
import {singletonTypes} from '../structure/singletons.ts'

/** What can be done with a document of which there is exactly one: nothing that makes a second or leaves none. */
const singletonActions = new Set<DocumentActionComponent['action']>(['publish', 'discardChanges', 'restore'])

export function documentActions(
  actions: DocumentActionComponent[],
  {schemaType}: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  if (!singletonTypes.has(schemaType)) return actions
  return actions.filter(({action}) => singletonActions.has(action))
}
