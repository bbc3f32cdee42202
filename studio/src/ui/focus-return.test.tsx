import {fireEvent, render, screen} from '@testing-library/react'
import {useState} from 'react'
import {expect, test} from 'vitest'
import {useFocusReturn} from './focus-return.ts'

function Dialog({onClose}: {onClose: () => void}) {
  useFocusReturn()
  return <input aria-label="Name" onBlur={onClose} />
}

/** A menu that leaves with its items when one of them opens a dialog, as those of Sanity do. */
function Menu() {
  const [shown, setShown] = useState<'menu' | 'dialog' | 'nothing'>('menu')
  return (
    <>
      <button type="button">First in the Studio</button>
      <button type="button" id="actions">
        Actions
      </button>
      {shown === 'menu' && (
        <div role="menu" aria-labelledby="actions">
          <button type="button" role="menuitem" onClick={() => setShown('dialog')}>
            Schedule…
          </button>
        </div>
      )}
      {shown === 'dialog' && <Dialog onClose={() => setShown('nothing')} />}
    </>
  )
}

test('a dialog that an item of a menu opened returns the focus to the button of the menu', () => {
  render(<Menu />)
  const item = screen.getByRole('menuitem')
  item.focus()
  fireEvent.click(item)
  screen.getByLabelText('Name').focus()
  fireEvent.blur(screen.getByLabelText('Name'))
  expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Actions'}))
})
