import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {expect, test} from 'vitest'
import {insertLines, readExample} from '../support/worked-example.ts'

// A long test follows the examples. This one quickly reports that a line which they change has moved.
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const diffs = ['### Worked example', '### Example of a page type', '### Example of a staff tool']
  .flatMap((title) => readExample(contributing, title))
  .filter(({language}) => language === 'diff')

test.each(diffs)('the example of CONTRIBUTING.md can be applied to $path', ({path, code}) => {
  const text = readFileSync(join(root, path), 'utf8')
  const added = code.match(/^\+(.*)$/m)?.[1] ?? ''
  // In a copy of the workspace that follows the examples.
  if (text.includes(added)) return
  expect(insertLines(text, code)).toContain(added)
})
