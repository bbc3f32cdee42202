import {act} from '@testing-library/react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {describe, expect, it, vi} from 'vitest'
import {allSections} from '../../../tests/support/all-sections.ts'
import {OnSite} from '../../../tests/support/render-on-site.tsx'
import type {Section} from '../content/types.ts'
import '../page/more-code.ts'
import '../page/rare-code.ts'
import {SectionList} from './section-list.tsx'

/** Fields that the query computes for every section, whatever an editor fills in. */
const queriedFields: Partial<Record<Section['_type'], readonly string[]>> = {
  carrierDirectory: ['carriers'],
  compensationCaps: ['caps'],
  eventList: ['events'],
  inquiryForm: ['settings'],
  newsList: ['articles'],
  notice: ['disclaimers[0].versions'],
  siteSearch: ['pages', 'articles', 'pages[0].path'],
}

const isQueried = ({_type}: Section, path: string) => queriedFields[_type]?.includes(path) === true

const onSite = (section: Section) => (
  <OnSite>
    <main>
      <h1>Page</h1>
      <SectionList sections={[section]} />
    </main>
  </OnSite>
)

describe.each(allSections.map((section) => [section._type, section] as const))('%s', (_type, section) => {
  it('renders on a server with its headings in order, and hydrates without a difference', async () => {
    // At 18:00 UTC the date of the sample's time zone is also that of the machine.
    vi.setSystemTime(new Date().setUTCHours(18))
    // The visitor's time appears after hydration.
    const element = onSite({...section, ...('localTimeText' in section && {localTimeText: null})})
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(element)
    // A browser with scripts has no elements in it.
    for (const element of container.querySelectorAll('noscript')) element.replaceChildren()
    const rendered = container.textContent
    const levels = [...container.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({tagName}) => Number(tagName[1]))
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    const name = container.querySelector('section')?.getAttribute('aria-labelledby')
    if ('heading' in section && section.heading)
      expect(name && container.querySelector(`[id="${name}"]`)?.textContent).toBe(section.heading)
    const problems: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(container, element, {onRecoverableError: (error) => problems.push(error)}),
    )
    expect(problems).toEqual([])
    expect(container.textContent).toBe(rendered)
    root.unmount()
    container.remove()
  })

  it.each(incomplete(section))('renders %s', async (_what, begun, same = begun) => {
    // React warns about missing keys, which an editor may not have filled in yet.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const html = renderToString(onSite(begun))
    expect(faultsOf(html)).toEqual([])
    expect(html).toBe(renderToString(onSite(same)))
  })
})

/** Returns references to ids that the page lacks, and values that are not text. */
function faultsOf(html: string): string[] {
  const page = document.createElement('div')
  page.innerHTML = html
  const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].flatMap(
      (element) => element.getAttribute(name)?.split(' ') ?? [],
    ),
  )
  const values = page.textContent.match(/undefined|null|NaN|\[object|Invalid Date|\{\w+\}/g) ?? []
  return [...references.filter((id) => !page.querySelector(`[id="${id}"]`)), ...values]
}

/**
 * Returns the section as an editor may leave it: new and empty, without each of its fields in turn, and with a new entry in each list. An
 * emptied list renders the same as a missing one.
 */
function incomplete(section: Section): [string, Section, Section?][] {
  const queried = Object.entries(section).filter(([field]) => isQueried(section, field))
  const added = {...Object.fromEntries(queried), _key: section._key, _type: section._type}
  const found: [string, unknown, unknown?][] = [['a new section', added]]
  const walk = (value: unknown, path: string, replace: (changed: unknown) => unknown) => {
    if (Array.isArray(value)) {
      if (!value.every((item) => typeof item === 'object' && item !== null)) return
      const [first, ...others] = value
      // A section always has its type.
      const type = path.endsWith('.sections') ? {_type: first._type} : {}
      found.push([
        `a new entry of ${path}`,
        replace([...value, {_key: 'new', _id: 'new', path: '', ...type}]),
      ])
      walk(first, `${path}[0]`, (changed) => replace([changed, ...others]))
    } else if (typeof value === 'object' && value !== null) {
      for (const [field, inner] of Object.entries(value)) {
        const at = path ? `${path}.${field}` : field
        if (field.startsWith('_') || isQueried(section, at)) continue
        const {[field]: _removed, ...rest} = value as Record<string, unknown>
        found.push(
          [`without ${at}`, replace(rest)],
          [`with null as ${at}`, replace({...value, [field]: null})],
        )
        const withNone = [[], null].map((none) => replace({...value, [field]: none}))
        // A paragraph always has both.
        const isText = field === 'children' || field === 'marks'
        if (Array.isArray(inner) && !isText) found.push([`no entry in ${at}`, withNone[0], withNone[1]])
        walk(inner, at, (changed) => replace({...value, [field]: changed}))
      }
    }
  }
  walk(section, '', (changed) => changed)
  return found as [string, Section, Section?][]
}
