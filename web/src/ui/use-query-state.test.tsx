import {act, screen} from '@testing-library/react'
import {useLocation} from 'react-router-dom'
import {expect, it} from 'vitest'
import {renderOnSite} from '../../../tests/support/render-on-site.tsx'
import {useQueryState} from './use-query-state.ts'

const defaults = {q: '', page: '1'}
let change: (values: Partial<Record<keyof typeof defaults, string>>) => void

function Example() {
  const [state, setState] = useQueryState(defaults)
  change = setState
  const {pathname, search} = useLocation()
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <code>{pathname + search}</code>
    </>
  )
}

const renderAt = (address: string) => renderOnSite(<Example />, {history: [address]})
const state = () => JSON.parse(screen.getByRole('status').textContent)
const address = () => document.querySelector('code')?.textContent

it('writes several values at once, keeps other parameters and leaves defaults out', () => {
  renderAt('/list?page=3&other=1')
  act(() => change({q: 'a b', page: '1'}))
  expect(state()).toEqual({q: 'a b', page: '1'})
  expect(address()).toBe('/list?other=1&q=a+b')
  act(() => change({q: ''}))
  expect(address()).toBe('/list?other=1')
})

it('keeps both changes if the second follows before the first is rendered', () => {
  renderAt('/list?other=1')
  act(() => {
    change({q: 'oak'})
    change({page: '2'})
  })
  expect(state()).toEqual({q: 'oak', page: '2'})
  expect(address()).toBe('/list?other=1&q=oak&page=2')
})
