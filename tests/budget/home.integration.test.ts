import {gzipSync} from 'node:zlib'
import {beforeAll, expect, test} from 'vitest'
import homePage from '../../content/documents/page/page-home.json' with {type: 'json'}
import {buildSiteChunks, type SiteChunk} from './site-chunks.ts'

// What a visitor of home downloads before the page answers. React, its router and react-query are 88 KiB of it.
const homeKiB = 112

const {sections}: {sections: {_type: string}[]} = homePage
let chunks: SiteChunk[] = []

beforeAll(async () => {
  chunks = await buildSiteChunks()
}, 120_000)

/** The chunk made from a source, and all that it imports at once. */
function closure(source: string): Set<SiteChunk> {
  const start = chunks.find(({facadeModuleId}) => facadeModuleId?.endsWith(source))
  if (!start) throw new Error(`Nothing was built from ${source}`)
  const found = new Set([start])
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({fileName}) => fileName === name)
      if (imported) found.add(imported)
    }
  }
  return found
}

function codeOf(sources: readonly string[]): SiteChunk[] {
  return [...new Set(sources.flatMap((source) => [...closure(source)]))]
}

/** With the sections that the sample's home page has; the most frequent ones are part of the site. */
const home = () => {
  const types = sections.map(({_type}) => _type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  const own = types
    .map((name) => `web/src/sections/${name}/${name}.tsx`)
    .filter((source) => chunks.some(({facadeModuleId}) => facadeModuleId?.endsWith(source)))
  return codeOf(['web/src/app/entry-browser.tsx', ...own])
}

test('the code of home keeps to its budget', () => {
  const size = home().reduce((sum, {code}) => sum + gzipSync(code).length, 0)
  expect(size / 1024).toBeLessThan(homeKiB)
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
