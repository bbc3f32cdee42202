import {cleanup, configure} from '@testing-library/react'
import {afterEach, vi} from 'vitest'

// Milliseconds; generous for a busy machine.
configure({asyncUtilTimeout: 4000})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Drafts of forms, and choices.
  globalThis.sessionStorage?.clear()
  globalThis.localStorage?.clear()
})
