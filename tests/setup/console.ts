import {afterEach, beforeEach, expect, vi} from 'vitest'

// Fails tests with an unexpected console.error. A test that expects one spies on it.
let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...messages) => {
    complaints.push(messages)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, 'unexpected console.error').toEqual([])
})
