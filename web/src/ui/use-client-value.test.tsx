import {act} from '@testing-library/react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {expect, it} from 'vitest'
import {useClientValue} from './use-client-value.ts'

/** What is rendered when a page hydrates of which the server knew `before` and the browser knows `value`. */
async function renderedWith(value: string, before: string): Promise<string[]> {
  const rendered: string[] = []
  function Shown() {
    const shown = useClientValue(value, before)
    rendered.push(shown)
    return <p>{shown}</p>
  }
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Shown />)
  const root = await act(async () => hydrateRoot(container, <Shown />))
  expect(container.textContent).toBe(value)
  root.unmount()
  return rendered
}

it('hydrates what the server rendered, then renders what the browser knows', async () => {
  expect(await renderedWith('tab', '')).toEqual(['', '', 'tab'])
})

it('renders nothing again when the browser knows the same', async () => {
  expect(await renderedWith('', '')).toEqual(['', ''])
})
