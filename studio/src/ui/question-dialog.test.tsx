import {fireEvent, screen} from '@testing-library/react'
import {useState} from 'react'
import {expect, test, vi} from 'vitest'
import {QuestionDialog} from './question-dialog.tsx'
import {renderInStudio} from './render-in-studio.fixture.tsx'

function Question({onConfirm}: {onConfirm: () => void}) {
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed')
  return (
    <section>
      <button type="button">Heading</button>
      {step !== 'done' && (
        <button type="button" onClick={() => setStep('open')}>
          Rename
        </button>
      )}
      {step === 'open' && (
        <QuestionDialog
          header="Rename this?"
          button="Save"
          disabled={false}
          onConfirm={onConfirm}
          onClose={() => setStep('done')}
        >
          <input aria-label="Name" />
        </QuestionDialog>
      )}
    </section>
  )
}

function open(props: Parameters<typeof Question>[0]): HTMLFormElement {
  renderInStudio(<Question {...props} />)
  const opener = screen.getByRole('button', {name: 'Rename'})
  opener.focus()
  fireEvent.click(opener)
  return screen.getByLabelText<HTMLInputElement>('Name').form ?? expect.unreachable()
}

test('Enter in a field confirms, because the button submits the form of the field', () => {
  const onConfirm = vi.fn()
  const form = open({onConfirm})
  const button = screen.getByRole<HTMLButtonElement>('button', {name: 'Save'})
  expect([button.form, button.type]).toEqual([form, 'submit'])
  fireEvent.click(button)
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a form around the dialog is not submitted with it', () => {
  const [onSubmit, onConfirm] = [vi.fn(), vi.fn()]
  renderInStudio(
    <form onSubmit={onSubmit}>
      <QuestionDialog
        header="Replace?"
        button="Replace"
        disabled={false}
        onConfirm={onConfirm}
        onClose={() => {}}
      >
        <p>All uses change.</p>
      </QuestionDialog>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', {name: 'Replace'}))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the focus goes near the button that opened the dialog if the button is gone when it closes', () => {
  open({onConfirm: () => {}})
  fireEvent.click(screen.getByRole('button', {name: 'Cancel'}))
  expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Heading'}))
})
