import {screen} from '@testing-library/react'
import {expect, test} from 'vitest'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {RichText} from './rich-text.tsx'
import type {RichTextValue} from './types.ts'

/** A paragraph with one marked word, as an import may leave it in the lake. */
function paragraph(mark: object): RichTextValue {
  const block = {
    _key: 'a',
    _type: 'block',
    style: 'normal',
    markDefs: [{_key: 'm', ...mark}],
    children: [{_key: 'b', _type: 'span', text: 'word', marks: ['m']}],
  }
  return [block] as unknown as RichTextValue // not every shape that is tried is one of the content model
}

test.each([
  ['a link of the library', {_type: 'link', href: 'javascript:alert(1)'}],
  ['a link of the library to a web page', {_type: 'link', href: 'https://evil.example'}],
  ['a link of the site to a script', {_type: 'textLink', link: {kind: 'url', url: 'javascript:alert(1)'}}],
  [
    'a link of the site with an address beside it',
    {_type: 'textLink', href: 'https://evil.example', link: null},
  ],
])('%s is text', (_name, mark) => {
  renderOnSite(<RichText value={paragraph(mark)} />)
  expect(screen.getByText('word')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a type that this build does not know leaves nothing in the page', () => {
  const video = [{_key: 'v', _type: 'video', url: 'https://video.example/a'}] as unknown as RichTextValue
  const {container} = renderOnSite(<RichText value={video} />)
  expect(container.textContent).toBe('')
})

test('a table names its columns and rows', () => {
  const cell = (text: string) => ({
    _key: text,
    value: [{_key: text, _type: 'block', children: [{_key: text, _type: 'span', text, marks: []}]}],
  })
  const rows = [
    {_key: 'a', cells: [cell('Design'), cell('Pays')]},
    {_key: 'b', cells: [cell('Level'), cell('At once')]},
  ]
  const table = (headerRows: number) =>
    [{_key: 't', _type: 'table', headerRows, rows}] as unknown as RichTextValue
  const {unmount} = renderOnSite(<RichText value={table(1)} />)
  expect(screen.getByRole('columnheader', {name: 'Pays'})).toBeDefined()
  expect(screen.getByRole('rowheader', {name: 'Level'})).toBeDefined()
  expect(screen.getByRole('cell', {name: 'At once'}).dataset.label).toBe('Pays')
  unmount()
  renderOnSite(<RichText value={table(0)} />)
  expect(screen.queryAllByRole('columnheader')).toEqual([])
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
})
