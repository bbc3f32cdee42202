import {act, render, screen} from '@testing-library/react'
import {type ComponentProps, createRef} from 'react'
import {beforeEach, expect, test, vi} from 'vitest'
import {InputWithPresence} from './input-with-presence.tsx'
import {ItemWithFocus} from './item-with-focus.tsx'

vi.mock('sanity', async () => (await import('../../ui/mock-studio.fixture.tsx')).sanity)

beforeEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
})

function Item({open}: {open: boolean}) {
  const renderDefault = () => (open ? <input aria-label="Mailbox" /> : null)
  return (
    <section>
      <button type="button">First</button>
      <button type="button">Add item</button>
      <ItemWithFocus {...({open, renderDefault} as unknown as ComponentProps<typeof ItemWithFocus>)} />
    </section>
  )
}

test('the focus returns to what opened the dialog of an item', () => {
  const {rerender} = render(<Item open={false} />)
  const add = screen.getByText('Add item')
  act(() => add.focus())
  rerender(<Item open />)
  act(() => screen.getByLabelText('Mailbox').focus())
  rerender(<Item open={false} />)
  expect(document.activeElement).toBe(add)
})

const ref = createRef<HTMLInputElement>()
const input = {
  elementProps: {ref},
  path: ['year'],
  schemaType: {jsonType: 'number'},
  renderDefault: () => <input aria-label="Year" ref={ref} />,
} as unknown as ComponentProps<typeof InputWithPresence>

function Form({fields = 1}: {fields?: number}) {
  return (
    <>
      <button type="button">Elsewhere</button>
      <div data-testid="form-view">
        <button type="button">Field actions</button>
        {Array.from({length: fields}, (_, n) => (
          <InputWithPresence key={n} {...input} />
        ))}
      </div>
    </>
  )
}
const focused = () => document.activeElement?.textContent

test('a form that opens gets the focus if nothing has it, once', () => {
  const {rerender} = render(<Form />)
  expect(focused()).toBe('Field actions')
  act(() => screen.getByText('Field actions').blur())
  rerender(<Form fields={2} />)
  expect(document.activeElement).toBe(document.body)
})

test('a form that opens leaves the focus where it is', () => {
  const {rerender} = render(<Form fields={0} />)
  act(() => screen.getByText('Elsewhere').focus())
  rerender(<Form />)
  expect(focused()).toBe('Elsewhere')
})
