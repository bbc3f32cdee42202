import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import {loadSections} from '../sections/load-sections.ts'
import {type OtherPages, otherPages} from './other-pages.ts'
import {reloadAfterDeploy} from './reload-after-deploy.ts'

const loaded: Partial<OtherPages> = {}

/** The component of an article, of a carrier or of the 404 page. Throws before `loadPageCode` has loaded it. */
export function loadedPage<Name extends keyof OtherPages>(name: Name): OtherPages[Name] {
  const component = loaded[name]
  if (!component) throw new Error(`The code of the page "${name}" is not loaded`)
  return component
}

/**
 * Loads the code that renders this content (null is the 404 page): rendering on the server and hydration need it at once. Where it is gone
 * after a deploy, the browser reloads the page.
 */
export async function loadPageCode(content: PageQueryResult): Promise<void> {
  try {
    if (content?._type === 'page') await loadSections(content.sections)
    else await loadOtherPage(content?._type ?? 'notFound')
  } catch (error) {
    if (typeof window !== 'undefined') reloadAfterDeploy(window)
    throw error
  }
}

async function loadOtherPage(name: keyof OtherPages): Promise<void> {
  Object.assign(loaded, {[name]: await otherPages[name]()})
}
