import {render} from '@testing-library/react'
import {expect, it} from 'vitest'
import {Breakable} from './breakable.tsx'

it.each([
  ['pay $1,736 a month, 10.5% or $50k', ['$1,736', '10.5%', '$50k']],
  [
    'Form CMS-1490S, HO_2026-03: write to ada@example.com or call (214) 555-0142',
    ['CMS-1490S,', 'HO_2026-03:', 'ada@example.com', '(214) 555-0142'],
  ],
  ['call 1-800-MEDICARE at 9:00 AM EST', ['1-800-MEDICARE']],
  ['within 12-month windows, 15-25 percent, COVID-19, 401(k)', ['15-25', 'COVID-19,']],
  ['Family-Like Culture since 2017', []],
])('a browser that translates %j keeps its amounts and codes', (text, kept) => {
  const {container} = render(<Breakable text={text} />)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('[translate=no]')].map((each) => each.textContent)).toEqual(kept)
})

it.each([
  ['Call (214) 555-0142.', ['(214) 555-0142.']],
  ['Medicare.gov or 1-800-MEDICARE to get information', ['1-800-MEDICARE']],
  ['in 5-7 business days, 80-85% of them', ['5-7', '80-85%']],
  ['write to ada@example.com or call 1-800-555-0142', ['ada@example.com', '1-800-555-0142']],
  ['each day (9:00 AM EST, or 10:30 PM)', ['(9:00 AM EST,', '10:30 PM)']],
  ['a 12-month average of $400-600', ['12-month', '$400-600']],
  ['Family-Like Culture since 2017', []],
])('keeps the numbers and times of %j in one line', (text, numbers) => {
  const {container} = render(<Breakable text={text} />)
  expect(container.textContent).toBe(text)
  const unbroken = [...container.querySelectorAll('.inline-block')].map((each) => each.textContent)
  expect(unbroken).toEqual(numbers)
  expect(container.querySelectorAll('wbr')).toHaveLength(text.includes('@') ? 2 : 0)
})
