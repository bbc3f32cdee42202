import {renderToString} from 'react-dom/server'
import {expect, it} from 'vitest'
import {TabSet} from './tab-set.tsx'

const tabs = ['one', 'two', 'three'].map((key) => ({key, label: key, content: <p>Panel {key}</p>}))

it('sends every panel with the page, marked for visitors without script', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<TabSet tabs={tabs} open="" onOpen={() => {}} />)
  const panels = [...page.querySelectorAll<HTMLElement>('[role="tabpanel"][data-reveal]')]
  expect(panels.map(({textContent, hidden}) => [textContent, hidden])).toEqual([
    ['onePanel one', false],
    ['twoPanel two', true],
    ['threePanel three', true],
  ])
})
