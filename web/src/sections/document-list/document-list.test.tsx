import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {fileSize, type Paper} from '../papers.ts'
import {DocumentList} from './document-list.tsx'

const sample = sectionOf('documentList')
const [checklist, guide] = sample.items.flatMap(({versions: [version]}): Paper[] =>
  version ? [{...version, number: null, effectiveFrom: null}] : [],
)
if (!checklist || !guide) throw new Error('The sample has fewer than two documents')
const file = {
  url: 'https://files.example/abc.pdf?v=1',
  extension: 'pdf',
  size: 48_200,
  originalFilename: 'A & B.pdf',
}

const renderPapers = (...current: (Paper | undefined)[]) => {
  const items = current.map((version, index) => ({_id: `${index}`, versions: version ? [version] : []}))
  renderOnSite(<DocumentList section={{...sample, items}} />)
}

it.each([
  [0, '1 kB'],
  [1, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [2_449_000, '2.4 MB'],
])('%d bytes are %s', (bytes, label) => expect(fileSize(bytes)).toBe(label))

it('offers each file for saving under its name, with type and size', () => {
  renderPapers({...checklist, file}, {...guide, file: {...file, originalFilename: null}})
  const [first, second] = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(first?.href).toBe('https://files.example/abc.pdf?v=1&dl=A+%26+B.pdf')
  expect(first?.textContent).toBe('Download: Contracting checklist (PDF, 48 kB)')
  expect(second?.href).toBe('https://files.example/abc.pdf?v=1&dl=Scope+of+appointment+record.pdf')
})

it.each(['', 'a.pdf', 'javascript:alert(1)', 'data:text/html,x'])('offers no download of "%s"', (url) => {
  renderPapers({...checklist, file: {...file, url}})
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Contracting checklist')).toBeDefined()
})

it('shows form number, version, date and language of the current version, once', () => {
  const current = {
    ...checklist,
    file,
    number: 'HO-101',
    version: '2027.1',
    language: 'es',
    effectiveFrom: '2027-01-01',
  } as const
  renderPapers(current, current, undefined)
  const facts = 'Form HO-101 · Version 2027.1 · As of January 1, 2027 · Spanish · PDF, 48 kB'
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  const number = screen.getByText('HO-101')
  expect(number.getAttribute('translate')).toBe('no')
  expect(number.parentElement?.textContent).toBe(facts)
  expect(screen.getByRole('link').getAttribute('hreflang')).toBe('es')
})

it('says that a document has expired and does not offer it', () => {
  renderPapers({...checklist, file, effectiveUntil: '2026-10-31', overNote: ''})
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/^This was in effect through October 31, 2026/)).toBeDefined()
})

it('names the language of a document that is not in English', () => {
  renderPapers(
    {...checklist, file, language: 'es', name: 'Lista', description: 'Qué hacer.'},
    {...guide, file},
  )
  expect(screen.getByText('Lista').lang).toBe('es')
  expect(screen.getByText('Qué hacer.').lang).toBe('es')
  expect(screen.getByText(guide.name ?? '').lang).toBe('')
})
