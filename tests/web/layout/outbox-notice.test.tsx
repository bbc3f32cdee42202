import {act, screen} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {OutboxNotice} from '@upline/web/layout/outbox-notice.tsx'
import {outboxStatus} from '@upline/web/services/inquiries/outbox-status.ts'
import {afterEach, expect, it} from 'vitest'
import {renderOnSite} from '../../support/render-on-site.tsx'

afterEach(() => outboxStatus.set(undefined))

it('is a silent live region until there is something to say', () => {
  renderOnSite(<OutboxNotice />)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says that an inquiry of an earlier visit waits, then that it was sent, until it is dismissed', async () => {
  renderOnSite(<OutboxNotice />)
  act(() => outboxStatus.set('waiting'))
  expect(screen.getByRole('status').textContent).toContain('saved on this device')
  act(() => outboxStatus.set('sent'))
  expect(screen.getByRole('status').textContent).toContain('has now reached')
  await userEvent.click(screen.getByRole('button', {name: 'Close'}))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says that one is too old', () => {
  renderOnSite(<OutboxNotice />)
  act(() => outboxStatus.set('expired'))
  expect(screen.getByRole('status').textContent).toContain('too old')
})
