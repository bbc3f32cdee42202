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

it('a field is described by its hint and its error, if it has them', () => {
  const {rerender} = render(<SelectField id="a" label="State" choices={choices} />)
  const field = () => screen.getByRole('combobox', {name: 'State'})
  const described = () => [field().getAttribute('aria-describedby'), field().getAttribute('aria-invalid')]
  expect(described()).toEqual([null, null])
  rerender(<SelectField id="a" label="State" choices={choices} hint="Where you work" />)
  expect(described()).toEqual(['a-hint', null])
  rerender(<SelectField id="a" label="State" choices={choices} hint="Where you work" error="Choose one" />)
  expect(described()).toEqual(['a-hint a-error', 'true'])
  const texts = ['a-hint', 'a-error'].map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual(['Where you work', expect.stringContaining('Choose one')])
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
