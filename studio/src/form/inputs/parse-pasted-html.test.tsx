import {expect, test} from 'vitest'
import {parsePastedHtml} from './parse-pasted-html.ts'

const rowsOf = (html: string) =>
  [...parsePastedHtml(html).querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => cell.textContent),
  )

test('merged cells become cells of their own', () => {
  const table =
    '<table><tr><td rowspan="2">A</td><td colspan="2">B</td></tr><tr><td>C</td><td>D</td></tr></table>'
  expect(rowsOf(table)).toEqual([
    ['A', 'B', ''],
    ['', 'C', 'D'],
  ])
})

test('a table of cells that are merged over all rows gets no more cells than fit', () => {
  const row = '<tr><td rowspan="65534">A</td><td rowspan="65534" colspan="20">B</td></tr>'
  const rows = rowsOf(`<table>${row.repeat(200)}</table>`)
  expect(rows.flat().length).toBe(200 * 2 + 5000)
})
