import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import {loadSections} from '../sections/load-sections.ts'
import {type OtherPages, otherPages} from './other-pages.ts'

const loaded: Partial<OtherPages> = {}

/** The component of an article, of a carrier or of the 404 page. Throws before `loadPageCode` has loaded it. */
export function loadedPage<Name extends keyof OtherPages>(name: Name): OtherPages[Name] {
  const component = loaded[name]
  if (!component) throw new Error(`The code of the page "${name}" is not loaded`)
  return component
}

/** The code of a page could not be loaded: the network is gone, or a deploy has replaced it. */
export class CodeNotLoadedError extends Error {
  override name = 'CodeNotLoadedError'
}

/** Loads the code that renders this content; null is the 404 page. Rejects with a CodeNotLoadedError. */
export async function loadPageCode(content: PageQueryResult): Promise<void> {
  try {
    if (content?._type === 'page') await loadSections(content.sections)
    else await loadOtherPage(content?._type ?? 'notFound')
  } catch (error) {
    throw new CodeNotLoadedError('The code of the page could not be loaded', {cause: error})
  }
}

async function loadOtherPage(name: keyof OtherPages): Promise<void> {
  Object.assign(loaded, {[name]: await otherPages[name]()})
}
