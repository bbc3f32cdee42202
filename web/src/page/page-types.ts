import type {PageType} from '@upline/domain/content/page-types.ts'
import {type ComponentType, createElement, use} from 'react'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import type {ContentData} from '../content/types.ts'
import {areOnHome} from '../sections/section-components.ts'
import {SectionList} from '../sections/section-list.tsx'

type Type = PageType | 'notFoundPage'
export type PageComponent<T extends Type> = ComponentType<{content: Extract<ContentData, {_type: T}>}>
export type PageComponents = {[T in Type]: PageComponent<T>}

const components: Partial<PageComponents> = {
  page: ({content: {sections, shared}}) => createElement(SectionList, {sections, shared}),
}
let loading: Promise<void> | undefined

/** Thrown if the code of a page cannot be loaded, because the network is down or a deploy has replaced it. */
export class CodeNotLoadedError extends Error {
  override name = 'CodeNotLoadedError'
}

/** Loads the code of everything that home does not show. Keeps a failure, as browsers keep a failed import until a reload. */
export function loadMoreCode(): Promise<void> {
  loading ??= import('./more-code.ts').then(
    ({morePages}) => void Object.assign(components, morePages),
    (cause: unknown) => {
      throw new CodeNotLoadedError('The code of the page could not be loaded', {cause})
    },
  )
  return loading
}

/** Returns whether a page needs code that home does not have. */
export const needsMoreCode = (content: PageQueryResult | ContentData): boolean =>
  content?._type !== 'page' || !areOnHome(content.sections)

/** Returns the component that renders this content. Suspends until its code is here; throws a CodeNotLoadedError if that fails. */
export function usePageComponent(content: ContentData): ComponentType<{content: ContentData}> {
  if (needsMoreCode(content) && !components.carrier) use(loadMoreCode())
  return components[content._type] as ComponentType<{content: ContentData}>
}
