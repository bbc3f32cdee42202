// @vitest-environment node

import {extractText, getDocumentProxy} from 'unpdf'
import {expect, test} from 'vitest'
import {type PaperContent, type PaperText, renderPaper} from './paper.ts'

const block = (text: string, more: object = {}) => ({_type: 'block', children: [{text}], ...more})
const row = (...cells: string[]) => ({cells: cells.map((text) => ({value: text ? [block(text)] : []}))})

const paper = (...text: PaperText): PaperContent => ({
  title: 'Medicare on one page',
  description: 'For agents.',
  facts: 'Form HO-1',
  footer: 'Harbor Oak',
  language: 'es',
  date: new Date('2026-11-01T00:00:00Z'),
  text,
})

type Node = {role?: string; children?: Node[]}
/** Returns the tags of a page as nested lists, such as `['L', ['LI', ['LBody']]]`. */
const tagsOf = ({role, children = []}: Node): unknown[] => [
  role,
  ...children.filter((child) => child.role).map(tagsOf),
]

const open = async (content: PaperContent) => getDocumentProxy(new Uint8Array(await renderPaper(content)))

test('headings, lists and tables are tagged, with the heads of rows and columns', async () => {
  const document = await open(
    paper(
      block('Dates', {style: 'h3'}),
      block('Enroll early.'),
      block('Part A', {listItem: 'bullet'}),
      block('Part B', {listItem: 'bullet'}),
      {_type: 'table', headerRows: 1, rows: [row('Amount', '2027'), row('Deductible', '$700')]},
    ),
  )
  const page = await document.getPage(1)
  const {items} = await page.getTextContent()
  const sizeOf = (text: string) =>
    items.flatMap((item) => ('str' in item && item.str === text ? [item.height] : []))[0]
  expect(['Dates', 'Enroll early.'].map(sizeOf)).toEqual([14, 10.5])
  const tree = await page.getStructTree()
  const item = ['LI', ['Lbl'], ['LBody']]
  expect(tagsOf(tree as Node)).toEqual([
    'Root',
    [
      'Document',
      ['H1'],
      ...[['P'], ['P'], ['H2'], ['P']],
      ['L', item, item],
      ['Table', ['TR', ['TH'], ['TH']], ['TR', ['TH'], ['TD']]],
    ],
  ])
})

test('the file declares that it is tagged, its language and its title', async () => {
  const document = await open(paper())
  const {info, metadata} = await document.getMetadata()
  expect(await document.getMarkInfo()).toMatchObject({Marked: true})
  expect(info).toMatchObject({Language: 'es', Title: 'Medicare on one page'})
  expect(metadata?.get('pdfuaid:part')).toBe('1')
  expect(await document.getViewerPreferences()).toMatchObject({DisplayDocTitle: true})
})

test('a long text continues on tagged pages, each with the footer', async () => {
  const document = await open(
    paper(...Array.from({length: 60}, (_, index) => block(`Paragraph ${index}. `.repeat(20)))),
  )
  expect(document.numPages).toBeGreaterThan(2)
  const {text} = await extractText(document)
  expect(text.every((page) => page.includes('Harbor Oak'))).toBe(true)
  expect(text.join(' ')).toContain('Paragraph 59.')
  const last = await (await document.getPage(document.numPages)).getStructTree()
  expect(tagsOf(last as Node).flat(9)).toContain('P')
})

test('the same content results in the same bytes, and signs of the language in text', async () => {
  const content = paper(block('“Número”: 5 × 10 − 2 ≤ 48, ấ – é'))
  expect(await renderPaper(content)).toEqual(await renderPaper(content))
  const {text} = await extractText(await open(content), {mergePages: true})
  expect(text).toContain('“Número”: 5 × 10 − 2 ≤ 48, ấ – é')
})

test.each([
  [{_type: 'table', rows: []}],
  [{_type: 'table', rows: [{cells: null}, null]}],
  [{_type: 'block', children: []}],
  [{_type: 'picture'}],
])('an empty or unknown part is left out: %o', async (part) => {
  const document = await open(paper(part as never, block('After')))
  const {text} = await extractText(document, {mergePages: true})
  expect(text).toContain('After')
})
