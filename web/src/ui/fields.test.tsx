import {act, render, screen} from '@testing-library/react'
import {expect, it, vi} from 'vitest'
import {SelectField, TextAreaField} from './fields.tsx'

const choices = [{value: 'tx', label: 'Texas'}]

it('a select begins with an empty option if it has a placeholder, and with a choice otherwise', () => {
  const {rerender} = render(
    <SelectField id="state" label="State" choices={choices} placeholder="Any state" />,
  )
  const options = () => screen.getAllByRole('option').map((option) => (option as HTMLOptionElement).value)
  expect(options()).toEqual(['', 'tx'])
  expect(screen.getByRole('combobox', {name: 'State'})).toHaveProperty('value', '')
  rerender(<SelectField id="state" label="State" choices={choices} />)
  expect(options()).toEqual(['tx'])
})

it('the remaining length is announced once, when the visitor pauses', () => {
  vi.useFakeTimers()
  const area = (left: number) => <TextAreaField id="message" label="Message" remaining={`${left} left`} />
  const {rerender, container} = render(area(10))
  const live = container.querySelector('[aria-live]')
  const announced: (string | null)[] = []
  for (let left = 9; left > 0; left -= 1) {
    rerender(area(left))
    act(() => void vi.advanceTimersByTime(150))
    announced.push(live?.textContent ?? null)
  }
  expect(new Set(announced)).toEqual(new Set(['']))
  act(() => void vi.advanceTimersByTime(1000))
  expect(live?.textContent).toBe('1 left')
  vi.useRealTimers()
})
