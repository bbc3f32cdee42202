import {fireEvent, screen} from '@testing-library/react'
import {useState} from 'react'
import {expect, test} from 'vitest'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {Group} from './group.tsx'

function Groups({rows}: {rows: string[]}) {
  const [left, setLeft] = useState(rows)
  return (
    <div>
      <Group title="Others">{[]}</Group>
      {left.length > 0 && (
        <Group title="Problems" isOpen>
          {left.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setLeft(left.filter((other) => other !== row))}>
                Fix {row}
              </button>
            </li>
          ))}
        </Group>
      )}
    </div>
  )
}

test.each([
  ['the title of a list after a row', ['first', 'second'], 'Problems'],
  ['the first title after the last row of a list', ['first'], 'Others'],
])('the focus is on %s with the focus has left', (_, rows, expected) => {
  renderInStudio(<Groups rows={rows} />)
  const fix = screen.getByRole('button', {name: 'Fix first'})
  fix.focus()
  fireEvent.click(fix)
  expect(document.activeElement).toBe(screen.getByRole('button', {name: expected}))
})
