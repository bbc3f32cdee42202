import {screen} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {expect, it} from 'vitest'
import {DocumentList} from '../../../web/src/sections/document-list/document-list.tsx'
import type {AnalyticsEvent} from '../../../web/src/services/analytics/events.ts'
import {analyticsBus} from '../../../web/src/services/analytics/track.ts'
import {documentList} from '../../fixtures/sections/document-list.ts'
import {renderOnSite} from '../../support/render-on-site.tsx'

it('offers each file for saving under its name, with type and size', () => {
  renderOnSite(<DocumentList section={documentList} />)
  const [checklist, guide] = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(checklist?.href).toBe('https://files.example/abc.pdf?dl=checklist.pdf')
  expect(checklist?.textContent).toBe('Download: Contracting checklist (PDF, 48 kB)')
  expect(guide?.href).toBe('https://files.example/def.pdf?dl=Guide.pdf')
  expect(screen.getByText('PDF, 2.4 MB')).toBeDefined()
})

it('tracks a download', async () => {
  const events: AnalyticsEvent[] = []
  const detach = analyticsBus.attach((event) => events.push(event))
  renderOnSite(<DocumentList section={documentList} />)
  const link = screen.getAllByRole('link')[0]
  if (!link) throw new Error('no link')
  // jsdom cannot navigate, and says so loudly.
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  detach()
  expect(events).toEqual([
    {
      name: 'content_download',
      params: {content_type: 'forms', content_id: 'document-checklist', file_name: 'checklist.pdf'},
    },
  ])
})

it('offers nothing where the address is none', () => {
  const [item] = documentList.items
  if (!item) throw new Error('no item')
  const broken = {...item, file: {...item.file, url: 'javascript:alert(1)'}}
  renderOnSite(<DocumentList section={{...documentList, items: [broken]}} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Contracting checklist')).toBeDefined()
})
