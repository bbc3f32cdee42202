import {expect, test} from 'vitest'
import {QueryPlans} from './query-plans.ts'

test('plans a query once, however long it is', () => {
  const fields = Array.from({length: 10_000}, (_, index) => `field${index}`)
  const query = `*[_type == "page" && path == $path][0]{${fields.join(', ')}}`
  const plans = new QueryPlans()
  const plan = plans.get(query, {path: '/'})
  expect(query.length).toBeGreaterThan(100_000)
  expect(plans.get(query, {path: '/about'})).toBe(plan)
})
