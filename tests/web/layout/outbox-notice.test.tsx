import {act, screen} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {afterEach, expect, it} from 'vitest'
import {OutboxNotice} from '../../../web/src/layout/outbox-notice.tsx'
import {createOutboxEvents} from '../../../web/src/services/inquiries/outbox-events.ts'
import {outboxNews} from '../../../web/src/services/inquiries/outbox-news.ts'
import {renderOnSite} from '../../support/render-on-site.tsx'

afterEach(() => outboxNews.dismiss())

const service = (waiting: number) => {
  const events = createOutboxEvents()
  outboxNews.follow({waiting: () => waiting, onOutbox: events.on})
  return events
}

it('is a silent live region until there is news', () => {
  renderOnSite(<OutboxNotice />)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('tells that an inquiry of an earlier visit waits, then that it was sent, until it is closed', async () => {
  renderOnSite(<OutboxNotice />)
  const events = await act(() => service(1))
  expect(screen.getByRole('status').textContent).toContain('saved on this device')
  act(() => events.emit({type: 'sent', id: '1'}))
  expect(screen.getByRole('status').textContent).toContain('has now reached')
  await userEvent.click(screen.getByRole('button', {name: 'Close'}))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('leaves it to the form to say that an inquiry was kept, and tells of one that is too old', async () => {
  renderOnSite(<OutboxNotice />)
  const events = await act(() => service(0))
  act(() => events.emit({type: 'kept', id: '1'}))
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => events.emit({type: 'expired', id: '1'}))
  expect(screen.getByRole('status').textContent).toContain('too old')
})
