import {expect, it, vi} from 'vitest'
import {noticeCritical, noticeLoggingFailed, noticeMissingConfiguration} from './console-notice.ts'

it('writes codes and names of settings, nothing of the error itself', () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {})
  const context = {
    userId: '',
    sessionId: 'abc',
    url: 'https://x.example/?email=ada@example.com',
    userAgent: '',
    timestamp: '',
    viewport: {width: 0, height: 0},
    component: '',
    action: '',
    additionalData: {},
  }
  noticeCritical({category: 'FIREBASE', context})
  noticeLoggingFailed()
  noticeMissingConfiguration(['VITE_FIREBASE_APP_ID'])
  const lines = write.mock.calls.map(([line]) => String(line))
  expect(lines).toEqual([
    '[monitoring] CRITICAL FIREBASE error in session abc',
    'LOGGING_FAILED: Failed to log error to monitoring system',
    expect.stringMatching(/environment file.*VITE_FIREBASE_APP_ID.*demo mode/),
  ])
})
