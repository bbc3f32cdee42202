import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {DocumentList} from './document-list.tsx'

const sample = sectionOf('documentList')
const changes = [
  {url: 'https://files.example/abc.pdf', extension: 'pdf', size: 48_200, originalFilename: 'checklist.pdf'},
  {url: 'https://files.example/def.pdf', extension: 'pdf', size: 2_400_000, originalFilename: null},
]
const items = changes.map((file, index) => {
  const {_id = '', versions: [version] = []} = sample.items[index] ?? {}
  return {_id, versions: version ? [{...version, number: null, effectiveFrom: null, file}] : []}
})
const documentList = {...sample, items}

const checklist = documentList.items[0]?.versions[0]
if (!checklist) throw new Error('no document')

it('offers each file for saving under its name, with type and size', () => {
  renderOnSite(<DocumentList section={documentList} />)
  const [checklist, guide] = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(checklist?.href).toBe('https://files.example/abc.pdf?dl=checklist.pdf')
  expect(checklist?.textContent).toBe('Download: Contracting checklist (PDF, 48 kB)')
  expect(guide?.href).toBe('https://files.example/def.pdf?dl=Scope+of+appointment+record.pdf')
  expect(screen.getByText('PDF, 2.4 MB')).toBeDefined()
})

it('offers no download without a valid URL', () => {
  const broken = {...checklist, file: {...checklist.file, url: 'javascript:alert(1)'}}
  renderOnSite(<DocumentList section={{...documentList, items: [{_id: broken._id, versions: [broken]}]}} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Contracting checklist')).toBeDefined()
})

it('shows form number, version, date and language of the current version, once', () => {
  const current = {
    ...checklist,
    number: 'HO-101',
    version: '2027.1',
    language: 'es',
    effectiveFrom: '2027-01-01',
  } as const
  const items = ['2026', '2027', 'upcoming'].map((_id) => ({
    _id,
    versions: _id === 'upcoming' ? [] : [current],
  }))
  renderOnSite(<DocumentList section={{...documentList, items}} />)
  const facts = 'Form HO-101 · Version 2027.1 · As of January 1, 2027 · Spanish · PDF, 48 kB'
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText(facts)).toBeDefined()
  expect(screen.getByRole('link').getAttribute('hreflang')).toBe('es')
})

it('says that a document has expired and does not offer it', () => {
  const expired = {...checklist, effectiveUntil: '2026-10-31', overNote: ''}
  renderOnSite(<DocumentList section={{...documentList, items: [{_id: expired._id, versions: [expired]}]}} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/^This was in effect through October 31, 2026/)).toBeDefined()
})
