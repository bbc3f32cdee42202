import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '../..')
const guides = join(root, 'docs/guides')
const guide = readFileSync(join(guides, 'edit-content.md'), 'utf8')

test('the guide shows each picture that was taken of the Studio, and no other', () => {
  const shown = [...guide.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => file)
  for (const file of shown) expect(existsSync(join(guides, file)), file).toBe(true)
  const taken = readdirSync(join(guides, 'pictures'))
  expect(shown.toSorted()).toEqual(taken.map((name) => `pictures/${name}`).toSorted())
  for (const name of taken)
    expect(statSync(join(guides, 'pictures', name)).size, name).toBeLessThan(64 * 1024)
})
