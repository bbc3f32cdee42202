import {expect, it} from 'vitest'
import {ancestorPaths} from './ancestor-paths.ts'

it('lists the paths above a path from the top', () => {
  expect(ancestorPaths('/about/news/more')).toEqual(['/about', '/about/news'])
  expect(ancestorPaths('/about')).toEqual([])
  expect(ancestorPaths('/')).toEqual([])
})
