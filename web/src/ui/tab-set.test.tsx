import {render, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import {renderToString} from 'react-dom/server'
import {expect, it} from 'vitest'
import {TabSet} from './tab-set.tsx'

const tabs = ['one', 'two', 'three'].map((key) => ({key, label: key, content: <p>Panel {key}</p>}))

function Example({first = ''}: {first?: string}) {
  const [open, setOpen] = useState(first)
  return <TabSet tabs={tabs} open={open} onOpen={setOpen} label="Numbers" />
}

const chosen = () => screen.getByRole('tab', {selected: true}).textContent
const shown = () => screen.getByRole('tabpanel').lastElementChild?.textContent

it('opens the first tab, and an unknown one is the first', () => {
  const {unmount} = render(<Example />)
  expect([chosen(), shown()]).toEqual(['one', 'Panel one'])
  unmount()
  render(<Example first="none such" />)
  expect([chosen(), shown()]).toEqual(['one', 'Panel one'])
})

it('is one stop of the Tab key; arrows, Home and End choose and move the focus', async () => {
  const user = userEvent.setup()
  render(<Example first="two" />)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('two')
  const walk = [
    ['{ArrowRight}', 'three'],
    ['{ArrowRight}', 'one'],
    ['{ArrowLeft}', 'three'],
    ['{Home}', 'one'],
    ['{End}', 'three'],
    ['x', 'three'],
  ] as const
  for (const [key, expected] of walk) {
    await user.keyboard(key)
    expect([key, chosen(), document.activeElement?.textContent]).toEqual([key, expected, expected])
  }
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

it('opens on click, and names each panel by its tab', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('tab', {name: 'three'}))
  expect(screen.getByRole('tabpanel', {name: 'three'}).textContent).toContain('Panel three')
  expect(screen.getByRole('tablist', {name: 'Numbers'})).toBeDefined()
})

it('sends every panel with the page, marked for visitors without script', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Example />)
  const panels = [...page.querySelectorAll<HTMLElement>('[role="tabpanel"][data-reveal]')]
  expect(panels.map(({textContent, hidden}) => [textContent, hidden])).toEqual([
    ['onePanel one', false],
    ['twoPanel two', true],
    ['threePanel three', true],
  ])
})
