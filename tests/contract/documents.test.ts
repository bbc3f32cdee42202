import {existsSync, globSync, readFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {describe, expect, test} from 'vitest'

const root = join(import.meta.dirname, '../..')
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', {cwd: root})]
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const ignored = /^(node_modules|dist|\.types|\.git|\.local|\.sanity)$/
const files = globSync('{*,.*}{,/**/*}', {cwd: root, exclude: (path) => ignored.test(basename(path))})
const fileNames = new Set(files.map((file) => basename(file)))

const fileName = /^\.?[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css|json|md|ya?ml|rules|svg)$/
/** Files that a build, a deployment or `npm run new-site` creates, so they are not in the repository. */
const notInRepository = /(^|\/)(dist|dist-maps|node_modules|\.local)(\/|$)|(^|\/)\.env$|^content\/site(\/|$)/
/** Files that the worked examples add. */
const example = /waiting-plugin|quote-?band|guide(-page)?\.tsx?$/i

/** Paths from the root folder, and names of files, in code spans and code blocks. */
function namedFiles(text: string): string[] {
  const code = [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].join('\n')
  const names = code.match(/(?<![\w./@:-])\.?[\w-][\w.-]*(?:\/[\w.-]+)*\/?/g) ?? []
  return names
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => {
      const [first = '', ...others] = word.split('/')
      const isInFolder = others.length > 0 && (files.includes(first) || others.join('') === '')
      return isInFolder || fileName.test(basename(word))
    })
    .filter((word) => ![notInRepository, example].some((pattern) => pattern.test(word)))
}

function exists(name: string): boolean {
  return name.includes('/') ? existsSync(join(root, name)) : fileNames.has(name)
}

describe.each(documents)('%s', (document) => {
  const text = read(document)

  test('names only files that exist', () => {
    expect(namedFiles(text).filter((name) => !exists(name))).toEqual([])
  })

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s#]+)/g)].map(([, target = '']) => target)
    const missing = links.filter(
      (target) => !/^\w+:/.test(target) && !existsSync(join(root, dirname(document), target)),
    )
    expect(missing).toEqual([])
  })

  test('names only commands that exist', () => {
    const {scripts} = JSON.parse(read('package.json'))
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})

test('each limit of docs/reliability.md names its tests or none, in a table without empty cells', () => {
  const [, limits = ''] = read('docs/reliability.md').split('\n## Limits\n')
  const rows = limits.split('\n').filter((line) => /^\| \w/.test(line) && !line.startsWith('| what'))
  expect(rows.length).toBeGreaterThan(20)
  const isComplete = (row: string) =>
    /`[\w/.-]+\.test\.tsx?` *\|$|\| (?:the same|none) *\|$/.test(row) && !/\|\s+\|/.test(row)
  expect(rows.filter((row) => !isComplete(row))).toEqual([])
})

const decisions = documents.filter((file) => file.startsWith('docs/decisions/'))

test.each(decisions)('%s has a date and a status', (decision) => {
  const [title, empty, status = ''] = read(decision).split('\n')
  expect(title).toMatch(/^# \S/)
  expect(empty).toBe('')
  expect(status).toMatch(/^\d{4}-\d\d-\d\d · (?:accepted|superseded by \[\d{4}\])/)
})
