import type {DocumentActionComponent, DocumentActionsContext} from 'sanity'
import {publishReviewed} from '../review/publish-reviewed.tsx'
import {singletonTypes} from '../structure/singletons.ts'
import {duplicatePage} from './duplicate-page.tsx'
import {guardRemoval} from './guard-removal.tsx'
import {publishFact} from './publish-fact.tsx'
import {publishPage} from './publish-page.tsx'

/** What can be done with a document of which there is exactly one: nothing that makes a second or leaves none. */
const singletonActions = new Set<DocumentActionComponent['action']>(['publish', 'discardChanges', 'restore'])

/** Types whose documents have an address of their own. */
const typesWithPath: ReadonlySet<string> = new Set(['page', 'newsArticle', 'carrier'])

/** Of those, the ones whose copy needs a path of its own at once: a carrier's page can be off. */
const typesToDuplicate: ReadonlySet<string> = new Set(['page', 'newsArticle'])

/** One wrapped action for each original: a new component on every call would lose its state. */
const wrapped = new WeakMap<DocumentActionComponent, Map<Wrapper, DocumentActionComponent>>()

type Wrapper = (original: DocumentActionComponent) => DocumentActionComponent

export function documentActions(
  actions: DocumentActionComponent[],
  {schemaType}: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  const offered = singletonTypes.has(schemaType)
    ? actions.filter(({action}) => singletonActions.has(action))
    : actions
  return offered.map((action) => {
    const wrapper = wrapperOf(action.action, schemaType)
    const guarded = wrapper ? once(wrapper, action) : action
    return action.action === 'publish' ? once(publishReviewed, guarded) : guarded
  })
}

function wrapperOf(action: DocumentActionComponent['action'], schemaType: string): Wrapper | undefined {
  if (action === 'delete' || action === 'unpublish') return guardRemoval
  if (action === 'duplicate') return typesToDuplicate.has(schemaType) ? duplicatePage : undefined
  if (action !== 'publish') return undefined
  if (schemaType === 'fact') return publishFact
  return typesWithPath.has(schemaType) ? publishPage : undefined
}

function once(wrapper: Wrapper, original: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(original) ?? new Map<Wrapper, DocumentActionComponent>()
  const component = known.get(wrapper) ?? wrapper(original)
  wrapped.set(original, known.set(wrapper, component))
  return component
}
