import {existsSync, globSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '../..')
const guides = join(root, 'docs/guides')
const guide = readFileSync(join(guides, 'edit-content.md'), 'utf8')

/** Words of Sanity's own forms, menus and Media. */
const sanitys = [
  'Add comment',
  'Alt Text',
  'Content',
  'Delete',
  'Discard changes',
  'Draft',
  'Edit',
  'Edit Media',
  'Generate',
  'History',
  'New task',
  'Paste field',
  'Publish',
  'Published',
  'Revert to revision',
  'Select',
  'Send comment',
  'Tasks',
  'Unpublish',
  'Upload assets',
]

test('the guide shows each picture that was taken of the Studio, and no other', () => {
  const shown = [...guide.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => file)
  for (const file of shown) expect(existsSync(join(guides, file)), file).toBe(true)
  const taken = readdirSync(join(guides, 'pictures'))
  expect(shown.toSorted()).toEqual(taken.map((name) => `pictures/${name}`).toSorted())
  for (const name of taken)
    expect(statSync(join(guides, 'pictures', name)).size, name).toBeLessThan(64 * 1024)
})

test('what the guide calls a button, a field or a list has that name in the Studio', () => {
  const files = globSync('{studio,editorial,schemas}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.endsWith('node_modules'),
  })
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const code = sources.join('\n')
  const bold = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text.replaceAll(/\s+/g, ' '))
  // What ends with a full stop is a sentence.
  const names = bold.filter((text) => !text.endsWith('.')).flatMap((text) => text.split(/ [›→] /))
  expect(names.length).toBeGreaterThan(50)
  const unknown = names.filter((name) => !sanitys.includes(name) && !code.includes(name))
  expect(unknown).toEqual([])
})
