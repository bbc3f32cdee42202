import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'lake/PARITY.md'), 'utf8')

interface Row {
  what: string
  status: string
  test: string
}

// What is tried on the work of others has tables of its own.
const [parity = ''] = text.split('\n## Work of others\n')
const rows: Row[] = parity
  .split('\n')
  .filter((line) => /^\| .* \|$/.test(line) && !/^\| (?:What|-+) /.test(line) && !line.startsWith('| ---'))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
  .filter((cells) => cells.length >= 3)
  .map(([what = '', status = '', ...rest]) => ({what, status, test: rest.join(' | ')}))

const statuses = ['yes', 'partly', 'no', 'refused']

test('every row has one of the statuses', () => {
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter(({status}) => !statuses.includes(status))).toEqual([])
})

test.each(rows.filter(({status}) => status === 'yes' || status === 'refused'))(
  '$what ($status) has a test',
  ({test: named}) => {
    const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(named) ?? []
    const path = join(root, file.startsWith('src/') ? 'lake' : 'tests/lake', file)
    expect(existsSync(path), `${named} is not the path of a test`).toBe(true)
    expect(readFileSync(path, 'utf8')).toContain(title)
  },
)
