import {expect, test} from 'vitest'
import {ablations, baselines, modulesOf} from './variants.ts'

const modules = ['/assets/entry.js', '/assets/react.js']
const preloads = modules.map((src) => `<link rel="modulepreload" fetchpriority="low" href="${src}">`).join('')
const scripts = modules.map((src) => `<script type="module" src="${src}" async=""></script>`).join('')
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><style>.a{}</style>${head}</head><body>${body}</body></html>`
const html = page(`${preloads}<script>record()</script>`, `<main>Hello</main>${scripts}`)

test.each([
  [baselines.ours, html],
  [baselines.noScript, page('', '<main>Hello</main>')],
  [baselines.plainHydration, html.replaceAll(' fetchpriority="low"', '')],
  [baselines.plainSpa, page(`${preloads}<script>record()</script>`, scripts)],
  [ablations[0], page('<script>record()</script>', `<main>Hello</main>${scripts}`)],
])('a variant is the page in another form', (variant, expected) => {
  expect(variant?.rewrite(html)).toBe(expected)
})

test('the modules of a page are those that it names', () => {
  expect(modulesOf(html)).toEqual(modules)
})

test('a page of another form is an error, not a variant that is silently the same', () => {
  for (const {rewrite} of [baselines.plainHydration, ...ablations]) {
    expect(() => rewrite(page('', ''))).toThrow(/^The document has no/)
  }
})
