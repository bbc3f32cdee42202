import {act, screen} from '@testing-library/react'
import {afterEach, expect, it} from 'vitest'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {OutboxNotice} from './outbox-notice.tsx'
import {outboxStatus} from './outbox-status.ts'

afterEach(() => outboxStatus.set(undefined))

it('says that one is too old', () => {
  renderOnSite(<OutboxNotice />)
  act(() => outboxStatus.set('expired'))
  expect(screen.getByRole('status').textContent).toContain('too old')
})
