import {render} from '@testing-library/react'
import {expect, it} from 'vitest'
import {useTopFirst} from '../../../web/src/ui/use-top-first.ts'

it('draws the first few of a list that changed, then all of it', () => {
  const drawn: string[] = []
  function Shown({list}: {list: readonly string[]}) {
    const shown = useTopFirst(list, 2)
    drawn.push(shown.join(''))
    return <p>{shown}</p>
  }
  const {container, rerender} = render(<Shown list={['a', 'b', 'c']} />)
  expect(drawn.splice(0)).toEqual(['abc'])
  rerender(<Shown list={['d', 'e', 'f', 'g']} />)
  expect([drawn.at(0), drawn.at(-1)]).toEqual(['de', 'defg'])
  expect(container.textContent).toBe('defg')
})
