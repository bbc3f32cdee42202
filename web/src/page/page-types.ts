import type {PageType} from '@upline/domain/content/page-types.ts'
import {type ComponentType, createElement, use} from 'react'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import type {ContentData} from '../content/types.ts'
import {areOnHome, includesForm} from '../sections/section-components.ts'
import {SectionList} from '../sections/section-list.tsx'

type Type = PageType | 'notFoundPage'
export type PageComponent<T extends Type> = ComponentType<{content: Extract<ContentData, {_type: T}>}>
export type PageComponents = {[T in Type]: PageComponent<T>}

const components: Partial<PageComponents> = {
  page: ({content: {sections, shared}}) => createElement(SectionList, {sections, shared}),
}

/** The code that a page needs: that of home, which every page has; all but the inquiry form and the 404 page; or all. */
export type PageCode = 'home' | 'more' | 'all'

const loaded = new Set<PageCode>(['home'])

/** Thrown if the code of a page cannot be loaded, because the network is down or a deploy has replaced it. */
export class CodeNotLoadedError extends Error {
  override name = 'CodeNotLoadedError'
}

/** Loads once. Keeps a failure, as browsers keep a failed import until a reload. */
function kept(load: () => Promise<unknown>, code: PageCode): () => Promise<void> {
  let loading: Promise<void> | undefined
  return () => {
    loading ??= load().then(
      () => void loaded.add(code),
      (cause: unknown) => {
        throw new CodeNotLoadedError('The code of the page could not be loaded', {cause})
      },
    )
    return loading
  }
}

const loaders: Record<PageCode, () => Promise<void>> = {
  home: async () => {},
  more: kept(async () => Object.assign(components, (await import('./more-code.ts')).morePages), 'more'),
  all: kept(async () => {
    const [{rarePages}] = await Promise.all([import('./rare-code.ts'), loaders.more()])
    Object.assign(components, rarePages)
  }, 'all'),
}

/** Loads the code of everything that home does not show, or the part of it that a page needs. */
export const loadMoreCode = (code: PageCode = 'all'): Promise<void> => loaders[code]()

/** Returns which code a page needs. */
export function codeFor(content: PageQueryResult | ContentData): PageCode {
  if (content?._type === 'notFoundPage') return 'all'
  if (content?._type !== 'page') return 'more'
  if (areOnHome(content.sections)) return 'home'
  return includesForm(content.sections) ? 'all' : 'more'
}

/** Returns the component that renders this content. Suspends until its code is here; throws a CodeNotLoadedError if that fails. */
export function usePageComponent(content: ContentData): ComponentType<{content: ContentData}> {
  const code = codeFor(content)
  if (!loaded.has(code)) use(loadMoreCode(code))
  return components[content._type] as ComponentType<{content: ContentData}>
}
