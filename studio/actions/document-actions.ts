import type {DocumentActionComponent, DocumentActionsContext} from 'sanity'
import {singletonTypes} from '../structure/singletons.ts'
import {duplicatePage} from './duplicate-page.tsx'
import {guardRemoval} from './guard-removal.tsx'
import {publishFact} from './publish-fact.tsx'
import {publishPage} from './publish-page.tsx'

/** What can be done with a document of which there is exactly one: nothing that makes a second or leaves none. */
const singletonActions = new Set<DocumentActionComponent['action']>(['publish', 'discardChanges', 'restore'])

/** One wrapped action for each original: a new component on every call would lose its state. */
const wrapped = new WeakMap<DocumentActionComponent, Map<Wrapper, DocumentActionComponent>>()

type Wrapper = (original: DocumentActionComponent) => DocumentActionComponent

export function documentActions(
  actions: DocumentActionComponent[],
  {schemaType}: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  if (singletonTypes.has(schemaType)) return actions.filter(({action}) => singletonActions.has(action))
  return actions.map((action) => {
    const wrapper = wrapperOf(action.action, schemaType)
    return wrapper ? once(wrapper, action) : action
  })
}

function wrapperOf(action: DocumentActionComponent['action'], schemaType: string): Wrapper | undefined {
  if (action === 'delete' || action === 'unpublish') return guardRemoval
  const hasPath = schemaType === 'page' || schemaType === 'newsArticle'
  if (action === 'duplicate') return hasPath ? duplicatePage : undefined
  if (action !== 'publish') return undefined
  if (schemaType === 'fact') return publishFact
  return hasPath ? publishPage : undefined
}

function once(wrapper: Wrapper, original: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(original) ?? new Map<Wrapper, DocumentActionComponent>()
  const component = known.get(wrapper) ?? wrapper(original)
  wrapped.set(original, known.set(wrapper, component))
  return component
}
