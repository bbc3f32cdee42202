import {describe, expect, test} from 'vitest'
import {ablations, baselines, navigationAblations, type Variant} from './variants.ts'

const loader =
  '<script data-modules="/assets/entry.js /assets/react.js /assets/hero.js">{for (const a of document.currentScript.dataset.modules.split(" ")) import(a)}</script>'
const state = '<script type="application/json" id="page-state">{"text":"$& costs $1 <\\/script>"}</script>'
const page = (head: string, body: string) =>
  `<!doctype html><html><head><style data-font>@font-face{}</style>${head}</head><body><div id="root"><main>Hello</main></div>${body}</body></html>`
const html = page(`<title>Home</title><style>.a{}.b{}</style>${loader}`, state)
const template = page(
  '<script type="module" crossorigin src="/assets/entry.js"></script><link rel="stylesheet" crossorigin href="/assets/site.css">',
  '',
)

const rewrite = (variant: Variant | undefined) => variant?.rewrite(html, template)
const without = (technique: string) => ablations.find((variant) => variant.without === technique)

describe('a variant', () => {
  test('ours is the page as it is', () => {
    expect(rewrite(baselines.ours)).toBe(html)
  })

  test('no script has none, and preloads none', () => {
    const preload = '<link rel="modulepreload" href="/assets/entry.js">'
    const bare = page('<title>Home</title><style>.a{}.b{}</style>', '')
    expect(rewrite(baselines.noScript)).toBe(bare)
    expect(baselines.noScript.rewrite(page(preload, ''), template)).toBe(page('', ''))
  })

  test('plain hydration starts the entry from the head, preloads all modules and keeps the state', () => {
    const modules =
      '<script type="module" crossorigin src="/assets/entry.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/entry.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/react.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/hero.js">'
    expect(rewrite(baselines.plainHydration)).toBe(
      page(`<title>Home</title><style>.a{}.b{}</style>${modules}`, state),
    )
  })

  test('plain SPA is the document of the build', () => {
    expect(rewrite(baselines.plainSpa)).toBe(template)
  })

  test('without the inlined stylesheet it is linked at the same place, and the font stays', () => {
    const link = '<link rel="stylesheet" crossorigin href="/assets/site.css">'
    expect(rewrite(without('the inlined stylesheet'))).toBe(
      page(`<title>Home</title>${link}${loader}`, state),
    )
  })

  test('without loading all modules at once only the entry is named', () => {
    const entryOnly = loader.replace(' /assets/react.js /assets/hero.js', '')
    expect(rewrite(without('loading all modules at once'))).toBe(
      page(`<title>Home</title><style>.a{}.b{}</style>${entryOnly}`, state),
    )
  })

  test('with scripts of a build of its own only their entry is named', () => {
    const own = '<script type="module" crossorigin src="/assets/own.js"></script>'
    const [variant] = navigationAblations
    expect(variant?.rewrite(html, page(own, ''))).toBe(
      page(
        `<title>Home</title><style>.a{}.b{}</style>${loader.replace(/"[^"]*react[^"]*"/, '"/assets/own.js"')}`,
        state,
      ),
    )
  })
})

test('a page of another form is an error, not a variant that is silently the same', () => {
  const bare = page('', '')
  for (const {rewrite} of [baselines.plainHydration, ...ablations, ...navigationAblations]) {
    expect(() => rewrite(bare, template)).toThrow(/^The document has no/)
  }
})

test('each variant has a name of its own', () => {
  const names = [...Object.values(baselines), ...ablations, ...navigationAblations].map(({name}) => name)
  expect(new Set(names).size).toBe(names.length)
})
