import {gzipSync} from 'node:zlib'
import {homeSections} from '@upline/web/sections/home-sections.generated.ts'
import {beforeAll, expect, test} from 'vitest'
import homePage from '../../content/documents/page/page-home.json' with {type: 'json'}
import {buildSiteChunks, type SiteChunk} from './site-chunks.ts'

// What a visitor of home downloads before the page answers. React, its router and react-query are 88 KiB of it.
const homeKiB = 123

const {sections}: {sections: {_type: string}[]} = homePage
let chunks: SiteChunk[] = []

beforeAll(async () => {
  chunks = await buildSiteChunks()
}, 120_000)

/** The chunks with these sources, and all that they import at once. */
function codeOf(sources: readonly string[]): SiteChunk[] {
  const found = new Set(
    chunks.filter(({moduleIds}) => moduleIds.some((id) => sources.some((source) => id.endsWith(source)))),
  )
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({fileName}) => fileName === name)
      if (imported) found.add(imported)
    }
  }
  return [...found]
}

const home = () => codeOf(['web/src/site/entry-browser.tsx'])

test('home needs only the code that every page has', () => {
  expect(sections.map(({_type}) => _type).filter((type) => !Object.hasOwn(homeSections, type))).toEqual([])
})

test('a page needs at most four modules, and the code of rare pages is not among them', () => {
  const modules = codeOf(['entry-browser.tsx', 'more-code.ts'])
  expect(modules.length).toBeLessThanOrEqual(4)
  const rare = /\/inquiry\/form\.tsx$|domain\/src\/inquiry\/validate\.ts$|not-found-page\.tsx$/
  expect(modules.flatMap(({moduleIds}) => moduleIds).filter((id) => rare.test(id))).toEqual([])
})

test('the code of home keeps to its budget', () => {
  const size = home().reduce((sum, {code}) => sum + gzipSync(code).length, 0)
  expect(size / 1024).toBeLessThan(homeKiB)
})

test('no chunk has a name that content blockers refuse', () => {
  const listed =
    /analytics|track|consent|banner|cookie|error-?log|firebase|sink|promo|\bads?\b|pixel|metric|stat[s-]/i
  expect(chunks.map(({fileName}) => fileName).filter((name) => listed.test(name))).toEqual([])
})

test('home has no Firebase, no client of the lake, no form and no rich text in it', () => {
  const modules = home().flatMap(({moduleIds}) => moduleIds)
  const foreign =
    /node_modules\/(?:firebase|@firebase|@sanity|@portabletext)\/|sections\/inquiry-form\/[\w-]+\.tsx|ui\/text-field/
  expect(modules.filter((id) => foreign.test(id))).toEqual([])
})

test('no test and no fixture is in the code of the site', () => {
  const modules = chunks.flatMap(({moduleIds}) => moduleIds)
  expect(modules.filter((id) => /\.(?:fixture|test)\.tsx?$/.test(id))).toEqual([])
})
