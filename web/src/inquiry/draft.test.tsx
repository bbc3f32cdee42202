import {expect, test} from 'vitest'
import {readDraft} from './draft.ts'

test.each(['{', 'null', '5', '{"fullName": "Ada"}'])('a stored draft that is %s is ignored', (stored) => {
  sessionStorage.setItem('inquiry_draft inquiry', stored)
  expect(readDraft('inquiry')).toEqual({})
  sessionStorage.clear()
})
