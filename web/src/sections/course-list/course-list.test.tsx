import {fireEvent, screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {recordEvents} from '../../../../tests/support/record-events.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {CourseList} from './course-list.tsx'

const courseList = sectionOf('courseList')

it('opens the outline of one course in place and tracks it once', () => {
  const events = recordEvents()
  renderOnSite(<CourseList section={courseList} />, {history: ['/resources/training']})
  const outlines = screen.getAllByRole<HTMLDetailsElement>('group')
  expect(outlines.map(({open}) => open)).toEqual([false, false, false])
  expect(screen.getByText('4 hours')).toBeDefined()
  const buttons = outlines.map((outline) => outline.querySelector('summary')?.textContent)
  expect(buttons).toEqual(courseList.items.map(({title}) => `Start CourseClose outline: ${title}`))

  const [first] = outlines
  if (!first) throw new Error('no course')
  // jsdom opens the element by its property and fires no event.
  first.open = true
  fireEvent(first, new Event('toggle'))
  expect(outlines.map(({open}) => open)).toEqual([true, false, false])
  expect(first.textContent).toContain('Needs before products')
  first.open = false
  fireEvent(first, new Event('toggle'))
  expect(events).toEqual([
    {
      name: 'element_click',
      params: {element: 'Start Course: Insurance sales fundamentals', page: '/resources/training'},
    },
  ])
})
