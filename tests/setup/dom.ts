import {cleanup, configure} from '@testing-library/react'
import {afterEach} from 'vitest'

// Milliseconds; generous for a busy machine.
configure({asyncUtilTimeout: 4000})

afterEach(() => {
  cleanup()
  // Drafts of forms.
  globalThis.sessionStorage?.clear()
})
