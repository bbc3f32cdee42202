import {afterEach, beforeEach, expect, vi} from 'vitest'

// A test that makes the code complain says so by spying itself; any other complaint is a defect.
let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    complaints.push(words)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints, 'unexpected console.error').toEqual([])
})
