import {act, screen} from '@testing-library/react'
import {OutboxNotice} from '@upline/web/layout/outbox-notice.tsx'
import {outboxStatus} from '@upline/web/services/inquiries/outbox-status.ts'
import {afterEach, expect, it} from 'vitest'
import {renderOnSite} from '../../support/render-on-site.tsx'

afterEach(() => outboxStatus.set(undefined))

it('says that one is too old', () => {
  renderOnSite(<OutboxNotice />)
  act(() => outboxStatus.set('expired'))
  expect(screen.getByRole('status').textContent).toContain('too old')
})
