import {fireEvent, screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {CourseList} from '../../../web/src/sections/course-list/course-list.tsx'
import type {AnalyticsEvent} from '../../../web/src/services/analytics/events.ts'
import {analyticsBus} from '../../../web/src/services/analytics/track.ts'
import {courseList} from '../../fixtures/sections/course-list.ts'
import {renderOnSite} from '../../support/render-on-site.tsx'

it('opens the outline of one course in place and tracks it once', () => {
  const events: AnalyticsEvent[] = []
  const detach = analyticsBus.attach((event) => events.push(event))
  renderOnSite(<CourseList section={courseList} />, {history: ['/resources/training']})
  const outlines = screen.getAllByRole<HTMLDetailsElement>('group')
  expect(outlines.map(({open}) => open)).toEqual([false, false])
  expect(screen.getByText('4 hours')).toBeDefined()

  const [first] = outlines
  if (!first) throw new Error('no course')
  // jsdom opens the element by its property and does not tell of it.
  first.open = true
  fireEvent(first, new Event('toggle'))
  expect(outlines.map(({open}) => open)).toEqual([true, false])
  expect(first.textContent).toContain('The appointment')
  first.open = false
  fireEvent(first, new Event('toggle'))
  detach()
  expect(events).toEqual([
    {
      name: 'element_click',
      params: {element: 'Start Course: Fundamentals', page: '/resources/training'},
    },
  ])
})

it('names the course in each button', () => {
  renderOnSite(<CourseList section={courseList} />)
  const buttons = [...document.querySelectorAll('summary')].map((summary) => summary.textContent)
  expect(buttons).toEqual([
    'Start CourseClose outline: Fundamentals',
    'Start CourseClose outline: Compliance',
  ])
})
