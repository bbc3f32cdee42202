import {fireEvent, screen} from '@testing-library/react'
import type {ArrayOfObjectsInputProps} from 'sanity'
import {expect, test, vi} from 'vitest'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {StatesInput} from './states-input.tsx'

vi.mock('sanity', () => ({set: (value: unknown) => value, useFormValue: () => ['Term Life', 'Medicare']}))

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', {name})

test('pasted and chosen states are added with their products and date, and replace those in the list', () => {
  const onChange = vi.fn()
  const props: Partial<ArrayOfObjectsInputProps> = {
    value: [{_key: 'a', state: 'Texas'} as {_key: string}],
    onChange,
    renderDefault: () => <p>The list</p>,
  }
  renderInStudio(<StatesInput {...(props as ArrayOfObjectsInputProps)} />)
  expect(screen.queryByLabelText('Paste states')).toBeNull()
  fireEvent.click(button('Add several states…'))
  expect(button('Add 0 states').disabled).toBe(true)

  fireEvent.change(screen.getByLabelText('Paste states'), {target: {value: 'TX, Atlantis'}})
  expect(screen.getByRole('alert').textContent).toContain('Atlantis')
  fireEvent.change(screen.getByLabelText('Paste states'), {target: {value: 'TX'}})
  expect([box('Texas').checked, box('Texas').disabled, box('Ohio').checked]).toEqual([true, true, false])
  fireEvent.click(box('Ohio'))
  fireEvent.click(box('Utah'))
  fireEvent.click(box('Utah'))
  expect(screen.getByText(/^Already in the list: 1\./)).toBeDefined()
  fireEvent.click(button('All: Products (none means all)'))
  fireEvent.click(box('Medicare'))
  fireEvent.change(screen.getByLabelText('Available since'), {target: {value: '2027-01-01'}})
  fireEvent.click(button('Add 2 states'))

  const terms = {products: ['Term Life'], since: '2027-01-01'}
  expect(onChange.mock.calls[0]?.[0]).toMatchObject([
    {state: 'Texas', ...terms},
    {state: 'Ohio', ...terms},
  ])
  expect(screen.queryByLabelText('Paste states')).toBeNull()
})
