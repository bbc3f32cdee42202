import {fireEvent, render, screen} from '@testing-library/react'
import {expect, it, vi} from 'vitest'
import {TabSet} from './tab-set.tsx'

const tabs = ['one', 'two', 'three'].map((key) => ({key, label: key, content: <p>Panel {key}</p>}))

it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves an arrow with %s to the browser', (modifier) => {
  const onOpen = vi.fn()
  render(<TabSet tabs={tabs} open="two" onOpen={onOpen} />)
  const press = (more: object) => fireEvent.keyDown(screen.getByRole('tab', {name: 'two'}), more)
  expect(press({key: 'ArrowLeft', [modifier]: true})).toBe(true)
  expect(onOpen).not.toHaveBeenCalled()
  expect(press({key: 'ArrowLeft'})).toBe(false)
  expect(onOpen).toHaveBeenCalledWith('one')
})
