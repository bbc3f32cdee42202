import {isPageType} from '@upline/domain/content/page-types.ts'
import {singletonTypes} from '@upline/editorial/documents/singletons.ts'
import type {DocumentActionComponent, DocumentActionsContext} from 'sanity'
import {ReviewAction} from '../review/review-action.tsx'
import {duplicatePage} from './duplicate-page.ts'
import {guardPublish} from './guard-publish.ts'
import {guardRemoval} from './guard-removal.ts'
import {Unpublish} from './unpublish.tsx'

/** Actions of singletons; the others would create a second one or leave none. */
const singletonActions = new Set<DocumentActionComponent['action']>([
  'publish',
  'discardChanges',
  'discardVersion',
  'restore',
])

type Wrapper = (original: DocumentActionComponent) => DocumentActionComponent

/** Caches wrapped actions, because a new component on every call would lose its state. */
const wrappedActions = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Returns the document actions of a type, with the Studio's own checks, Review, and its own Unpublish, which also works in the draft.
 * Review is next to Publish, because the Studio closes a dialog if an action before its own in the menu comes or goes.
 */
export function documentActions(
  actions: DocumentActionComponent[],
  {schemaType}: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  const isSingleton = singletonTypes.has(schemaType)
  const offered = actions.filter(({action}) =>
    isSingleton ? singletonActions.has(action) : action !== 'unpublish',
  )
  const own = offered.map((action) => guarded(action, schemaType)).toSpliced(1, 0, ReviewAction)
  return isSingleton ? own : [...own, Unpublish]
}

function guarded(original: DocumentActionComponent, schemaType: string): DocumentActionComponent {
  const wrapper = wrapperOf(original.action, schemaType)
  if (!wrapper) return original
  const component =
    wrappedActions.get(original) ??
    Object.assign(wrapper(original), {
      ...(original.action && {action: original.action}),
      displayName: `${wrapper.name}(${original.displayName ?? original.action})`,
    })
  wrappedActions.set(original, component)
  return component
}

function wrapperOf(action: DocumentActionComponent['action'], schemaType: string): Wrapper | undefined {
  if (action === 'publish') return guardPublish
  if (action === 'delete' || action === 'unpublishVersion') return guardRemoval
  // The page of a copied carrier is off until the copy has its own path.
  const copiesPath = action === 'duplicate' && isPageType(schemaType) && schemaType !== 'carrier'
  return copiesPath ? duplicatePage : undefined
}
