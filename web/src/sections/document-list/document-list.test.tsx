import {screen} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {expect, it} from 'vitest'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import type {AnalyticsEvent} from '../../services/analytics/events.ts'
import {analyticsBus} from '../../services/analytics/track.ts'
import {documentList} from './document-list.fixture.ts'
import {DocumentList} from './document-list.tsx'

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
  // jsdom cannot navigate and logs an error.
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

it('offers no download without a valid URL', () => {
  const [item] = documentList.items
  if (!item) throw new Error('no item')
  const broken = {...item, file: {...item.file, url: 'javascript:alert(1)'}}
  renderOnSite(<DocumentList section={{...documentList, items: [broken]}} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Contracting checklist')).toBeDefined()
})
