import {act} from '@testing-library/react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {describe, expect, it} from 'vitest'
import {OnSite} from '../../../tests/support/render-on-site.tsx'
import type {Section} from '../content/types.ts'
import {loadSections} from './load-sections.ts'
import {SectionList} from './section-list.tsx'

// A fixture exports one section, under the name of its type.
const modules = import.meta.glob<Record<string, Section>>('./*/*.fixture.ts', {eager: true})
const sections = Object.values(modules).flatMap((module) => Object.values(module))

describe.each(sections.map((section) => [section._type, section] as const))('%s', (_type, section) => {
  const element = (
    <OnSite>
      <main>
        <h1>Page</h1>
        <SectionList sections={[section]} />
      </main>
    </OnSite>
  )

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
})
