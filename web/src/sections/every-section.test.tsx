import {act} from '@testing-library/react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {afterEach, describe, expect, it, vi} from 'vitest'
import {OnSite} from '../../../tests/support/render-on-site.tsx'
import type {Section} from '../content/types.ts'
import {loadSections} from './load-sections.ts'
import {SectionList} from './section-list.tsx'

// A fixture exports one section, under the name of its type.
const modules = import.meta.glob<Record<string, Section>>('./*/*.fixture.ts', {eager: true})
const sections = Object.values(modules).flatMap((module) => Object.values(module))

afterEach(() => {
  vi.restoreAllMocks()
})

const onSite = (section: Section) => (
  <OnSite>
    <main>
      <h1>Page</h1>
      <SectionList sections={[section]} />
    </main>
  </OnSite>
)

describe.each(sections.map((section) => [section._type, section] as const))('%s', (_type, section) => {
  const element = onSite(section)

  it('renders on a server and hydrates without a difference', async () => {
    await loadSections([section])
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(element)
    const rendered = container.textContent
    if ('heading' in section && section.heading) expect(rendered).toContain(section.heading)
    const problems: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(container, element, {onRecoverableError: (error) => problems.push(error)}),
    )
    expect(problems).toEqual([])
    expect(container.textContent).toBe(rendered)
    root.unmount()
    container.remove()
  })

  it('has no heading that skips a level and names its band', async () => {
    await loadSections([section])
    const container = document.createElement('div')
    container.innerHTML = renderToString(element)
    const levels = [...container.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((heading) =>
      Number(heading.tagName.slice(1)),
    )
    for (const [index, level] of levels.entries()) {
      if (index > 0) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    }
    const band = container.querySelector('section')
    const name = band?.getAttribute('aria-labelledby')
    if ('heading' in section && section.heading) {
      expect(name && container.querySelector(`[id="${name}"]`)?.textContent).toBe(section.heading)
    }
  })

  // As the preview has it while an editor adds an entry, or begins a document that a list shows.
  it.each(withNewEntries(section))(
    'renders with an entry of %s that has nothing yet',
    async (_list, begun) => {
      await loadSections([begun])
      // React asks for keys, which are words that are not there yet.
      vi.spyOn(console, 'error').mockImplementation(() => {})
      expect(() => renderToString(onSite(begun))).not.toThrow()
    },
  )
})

/** The section once for each list of objects in it, by the list's name, with an empty entry at its end. */
function withNewEntries(section: Section): [string, Section][] {
  const found: [string, Section][] = []
  const walk = (value: unknown, name: string, replace: (changed: unknown) => Section) => {
    if (Array.isArray(value)) {
      if (!value.every((item) => typeof item === 'object' && item !== null)) return
      found.push([name, replace([...value, {_key: 'new', _id: 'new', path: ''}])])
      const [first, ...others] = value
      walk(first, name, (changed) => replace([changed, ...others]))
    } else if (typeof value === 'object' && value !== null) {
      for (const [field, inner] of Object.entries(value)) {
        walk(inner, name ? `${name}.${field}` : field, (changed) => replace({...value, [field]: changed}))
      }
    }
  }
  // A section is an object: what replaces it is one too.
  walk(section, '', (changed) => changed as Section)
  return found
}
