import {expect, test} from 'vitest'
import {diagramProblems} from './diagram-problems.ts'

const rules = {
  'web/src/site': ['web/src/page', 'web/src/ui'],
  'web/src/page': ['web/src/ui'],
  'web/src/ui': [],
}
const problems = (diagram: string) => [...diagramProblems(`flowchart TD\n${diagram}`, 'web/src', rules)]

test('a diagram whose arrows lead where the rules allow has no problem', () => {
  expect(problems('  site --> page\n  page --> ui\n')).toEqual([])
})

test.each([
  [
    'without an arrow',
    '  site --> page\n  ui\n',
    /lets web\/src\/site import from web\/src\/page, but its rule/,
  ],
  ['with an arrow too many', '  site --> page\n  page & ui --> ui\n', /the arrows of web\/src\/ui lead back/],
  ['without a folder', '  site --> ui\n', /lets web\/src\/page import from nothing/],
  [
    'with an unknown folder',
    '  site --> page\n  page --> ui\n  new\n',
    /lets web\/src\/new import from nothing/,
  ],
])('a diagram %s is a problem', (_, diagram, expected) => {
  expect(problems(diagram).join('\n')).toMatch(expected)
})
