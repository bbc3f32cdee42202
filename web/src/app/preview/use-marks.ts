import type {QueryClient} from '@tanstack/react-query'
import {useEffect} from 'react'
import {fetchQuery} from '../../content/client.ts'
import {resolveContent} from '../../content/tokens.ts'
import type {ContentData, SiteData} from '../../content/types.ts'
import {contentPath} from '../../pages/content-path.ts'
import {pageOptions, siteOptions} from '../../pages/page-queries.ts'
import {documentIds, leavesOf, placedSections, type TypeOf} from './leaves.ts'
import {markPage, type Region} from './mark-page.ts'

type TypeAnswer = {_id: string; _type: string}[]
const typesQuery = '*[_id in $ids]{_id, _type}'

/** Keeps the marks of click-to-edit on whatever page is shown, for as long as it is shown. */
export function useMarks(client: QueryClient): void {
  useEffect(() => {
    const root = document.getElementById('root')
    if (!root) return
    const types = new Map<string, string>()
    let frame = 0
    let leftPage = false

    const mark = () => {
      const page = client.getQueryData(pageOptions(contentPath(location.pathname)).queryKey)?.result
      const raw = client.getQueryData(siteOptions.queryKey)?.result
      const site = raw && resolveContent(raw, raw.facts)
      const content = page && resolveContent(page, raw?.facts ?? [])
      if (site)
        markPage(
          document,
          regionsOf(root, site, content, (id) => types.get(id)),
        )
      void learnTypes(documentIds(content).filter((id) => !types.has(id)))
    }
    const markSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(mark)
    }
    const learnTypes = async (ids: string[]) => {
      if (ids.length === 0) return
      // Whatever the answer, they are not asked for again: one that is missing may be gone by now.
      for (const id of ids) types.set(id, '')
      const answer = await fetchQuery(typesQuery, {ids: [...new Set(ids)].sort()})
        .then(({result}) => result as TypeAnswer)
        .catch(() => [])
      for (const {_id, _type} of answer) types.set(_id, _type)
      if (!leftPage) markSoon()
    }

    const observer = new MutationObserver(markSoon)
    observer.observe(root, {childList: true, characterData: true, subtree: true})
    markSoon()
    return () => {
      leftPage = true
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [client])
}

function regionsOf(
  root: Element,
  site: SiteData,
  content: ContentData | null | undefined,
  typeOf: TypeOf,
): Region[] {
  const singleton = (type: string, value: unknown) => leavesOf(value, {id: type, type, path: []}, typeOf)
  const around: Region = {
    element: root,
    leaves: [
      ...singleton('navigation', site.navigation),
      ...singleton('siteSettings', site.settings),
      ...singleton('interfaceText', site.interfaceText),
    ],
  }
  const main = root.querySelector('#main')
  if (!main || content === undefined) return [around]
  if (content === null) return [around, {element: main, leaves: singleton('notFoundPage', site.notFoundPage)}]
  const place = {id: content._id, type: content._type, path: []}
  if (content._type === 'newsArticle')
    return [around, {element: main, leaves: leavesOf(content, place, typeOf)}]
  const bands = [...main.querySelectorAll('[data-section]')]
  const regions = [around, {element: main, leaves: []}]
  for (const {section, place: at} of placedSections(content.sections, place)) {
    // A section that draws nothing, or failed, has no band.
    if (bands[0]?.getAttribute('data-section') !== section._type) continue
    const element = bands.shift()
    if (element) regions.push({element, leaves: leavesOf(section, at, typeOf), place: at} as Region)
  }
  return regions
}
