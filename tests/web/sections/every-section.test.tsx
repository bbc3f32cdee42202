import {act} from '@testing-library/react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {describe, expect, it} from 'vitest'
import type {Section} from '../../../web/src/content/types.ts'
import {loadSections} from '../../../web/src/sections/load-sections.ts'
import {SectionList} from '../../../web/src/sections/section-list.tsx'
import {OnSite} from '../../support/render-on-site.tsx'

// A fixture file exports one section, under the name of its type.
const modules = import.meta.glob<Record<string, Section>>('../../fixtures/sections/*.ts', {eager: true})
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

  it('is drawn without a browser and comes alive without a difference', async () => {
    await loadSections([section])
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(element)
    const drawn = container.textContent
    if ('heading' in section && section.heading) expect(drawn).toContain(section.heading)
    const problems: unknown[] = []
    // The inside of a Suspense boundary comes to life later than what is around it; `act` waits for all of it.
    const root = await act(async () =>
      hydrateRoot(container, element, {onRecoverableError: (error) => problems.push(error)}),
    )
    expect(problems).toEqual([])
    expect(container.textContent).toBe(drawn)
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
