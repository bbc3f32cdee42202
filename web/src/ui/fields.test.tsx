import {render, screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {SelectField} from './fields.tsx'

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
