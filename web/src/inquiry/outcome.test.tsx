import {act, screen} from '@testing-library/react'
import {afterEach, expect, it} from 'vitest'
import {sectionOf} from '../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {arrivedInquiries, noticeArrival, outboxStatus} from './outbox-status.ts'
import {Outcome} from './outcome.tsx'

const {settings} = sectionOf('inquiryForm')
const {success = '', savedLocally = ''} = settings.messages ?? {}

afterEach(() => {
  outboxStatus.set(undefined)
  arrivedInquiries.set(new Set())
})

it('thanks for a waiting inquiry once it is sent, not once another one is sent', () => {
  const {container} = renderOnSite(
    <Outcome kind="inquiry" saved={{id: 'own', isWaiting: true}} settings={settings} onAgain={() => {}} />,
  )
  expect(screen.getByText(savedLocally)).toBeDefined()
  act(() => noticeArrival(['another']))
  expect(screen.getByText(savedLocally)).toBeDefined()
  const sign = () => container.querySelector('use')?.getAttribute('href')
  expect(sign()).toMatch(/#clock$/)
  act(() => noticeArrival(['own']))
  expect(screen.getByText(success)).toBeDefined()
  expect(sign()).toMatch(/#certificate$/)
})
