import {isPageType} from '@upline/domain/content/page-types.ts'
import type {DocumentActionComponent, DocumentActionsContext} from 'sanity'
import {publishReviewed} from '../review/publish-reviewed.tsx'
import {publishScheduled} from '../schedule/publish-scheduled.tsx'
import {singletonTypes} from '../structure/singletons.ts'
import {duplicatePage} from './duplicate-page.tsx'
import {guardDelete} from './guard-delete.tsx'
import {guardPageOff} from './guard-page-off.ts'
import {publishFact} from './publish-fact.tsx'
import {publishPage} from './publish-page.tsx'
import {Unpublish} from './unpublish.tsx'

/** Actions of singletons; the others would create a second one or leave none. */
const singletonActions = new Set<DocumentActionComponent['action']>(['publish', 'discardChanges', 'restore'])

type Wrapper = (original: DocumentActionComponent) => DocumentActionComponent

/** Caches wrapped actions, because a new component on every call would lose its state. */
const wrappedActions = new WeakMap<DocumentActionComponent, Map<Wrapper, DocumentActionComponent>>()

/** Returns the document actions of a type, with the Studio's own checks and its own Unpublish, which also works in the draft. */
export function documentActions(
  actions: DocumentActionComponent[],
  {schemaType}: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  const isSingleton = singletonTypes.has(schemaType)
  const offered = actions.filter(({action}) =>
    isSingleton ? singletonActions.has(action) : action !== 'unpublish',
  )
  const wrapped = offered.map((action) => {
    const wrapper = wrapperOf(action.action, schemaType)
    const guarded = wrapper ? wrap(wrapper, action) : action
    if (action.action !== 'publish') return guarded
    const reviewed = wrap(publishReviewed, schemaType === 'carrier' ? wrap(guardPageOff, guarded) : guarded)
    return isSingleton ? reviewed : wrap(publishScheduled, reviewed)
  })
  return isSingleton ? wrapped : [...wrapped, Unpublish]
}

function wrapperOf(action: DocumentActionComponent['action'], schemaType: string): Wrapper | undefined {
  if (action === 'delete') return guardDelete
  // The page of a copied carrier is off until the copy has its own path.
  if (action === 'duplicate')
    return isPageType(schemaType) && schemaType !== 'carrier' ? duplicatePage : undefined
  if (action !== 'publish') return undefined
  if (schemaType === 'fact') return publishFact
  return isPageType(schemaType) ? publishPage : undefined
}

function wrap(wrapper: Wrapper, original: DocumentActionComponent): DocumentActionComponent {
  const cached = wrappedActions.get(original) ?? new Map<Wrapper, DocumentActionComponent>()
  const component =
    cached.get(wrapper) ??
    Object.assign(wrapper(original), {
      ...(original.action && {action: original.action}),
      displayName: `${wrapper.name}(${original.displayName ?? original.action})`,
    })
  wrappedActions.set(original, cached.set(wrapper, component))
  return component
}
