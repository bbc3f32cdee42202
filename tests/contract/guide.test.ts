import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '../..')
const guides = join(root, 'docs/guides')
const texts = readdirSync(guides)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(join(guides, name), 'utf8'))

test('the guides show each picture that was taken of the Studio, and no other', () => {
  const shown = [...texts.join('\n').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => file)
  for (const file of shown) expect(existsSync(join(guides, file)), file).toBe(true)
  const taken = readdirSync(join(guides, 'pictures'))
  expect(shown.toSorted()).toEqual(taken.map((name) => `pictures/${name}`).toSorted())
  for (const name of taken)
    expect(statSync(join(guides, 'pictures', name)).size, name).toBeLessThan(64 * 1024)
})
