import {fireEvent, screen} from '@testing-library/react'
import {useState} from 'react'
import {expect, test} from 'vitest'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {Group} from './group.tsx'

function Rows() {
  const [rows, setRows] = useState(['first', 'second'])
  return (
    <Group title="Problems" isOpen>
      {rows.map((row) => (
        <li key={row}>
          <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
            Fix {row}
          </button>
        </li>
      ))}
    </Group>
  )
}

test('the focus is on the title of a list after the row with the focus has left it', () => {
  renderInStudio(<Rows />)
  const fix = screen.getByRole('button', {name: 'Fix first'})
  fix.focus()
  fireEvent.click(fix)
  expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Problems'}))
})
