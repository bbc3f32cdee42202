import {act} from '@testing-library/react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {expect, it} from 'vitest'
import {useClientValue} from '../../../web/src/ui/use-client-value.ts'

/** What is drawn when a page comes alive of which the server knew `before` and the browser knows `value`. */
async function drawnWith(value: string, before: string): Promise<string[]> {
  const drawn: string[] = []
  function Shown() {
    const shown = useClientValue(value, before)
    drawn.push(shown)
    return <p>{shown}</p>
  }
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Shown />)
  const root = await act(async () => hydrateRoot(container, <Shown />))
  expect(container.textContent).toBe(value)
  root.unmount()
  return drawn
}

it('adopts what the server drew, then draws what the browser knows', async () => {
  expect(await drawnWith('tab', '')).toEqual(['', '', 'tab'])
})

it('draws nothing again when the browser knows the same', async () => {
  expect(await drawnWith('', '')).toEqual(['', ''])
})
