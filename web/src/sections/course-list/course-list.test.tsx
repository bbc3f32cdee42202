import {fireEvent, screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {recordEvents} from '../../../../tests/support/record-events.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {CourseList} from './course-list.tsx'

it('tracks the outline that a visitor opens, once', () => {
  const events = recordEvents()
  renderOnSite(<CourseList section={sectionOf('courseList')} />, {history: ['/resources/training']})
  const [outline] = screen.getAllByRole<HTMLDetailsElement>('group')
  if (!outline) throw new Error('There is no course')
  expect(outline.querySelector('summary')?.textContent).toBe(
    'See the outlineClose outline: Insurance sales fundamentals',
  )
  for (const open of [true, false]) {
    // jsdom opens the element by its property and fires no event.
    outline.open = open
    fireEvent(outline, new Event('toggle'))
  }
  const element = 'See the outline: Insurance sales fundamentals'
  expect(events).toEqual([{name: 'element_click', params: {element, page: '/resources/training'}}])
})
