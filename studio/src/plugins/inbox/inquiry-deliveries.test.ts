import {expect, test} from 'vitest'
import {at, inquiry} from './inquiries.fixture.ts'
import {resultOf} from './inquiry-deliveries.tsx'

const hour = 3_600_000
const event = Date.UTC(2026, 10, 28, 12)

function result(fields: Record<string, unknown>, now = event + hour): string {
  const delivery = {time: at(event), attempts: 1, lastError: '', busyUntil: at(0), ...fields}
  const [read = expect.unreachable()] = inquiry('a', {handOver: {created: delivery}}).deliveries
  return resultOf(read, now)
}

test('a delivery tells whether it was accepted, why not, and whether it is repeated', () => {
  expect(result({deliveredAt: at(event)})).toMatch(/^Accepted Nov 28, 2026/)
  const failed = {attempts: 3, lastError: 'HTTP 503'}
  expect(result(failed)).toMatch(
    /^Not accepted: 3 attempts, last error HTTP 503\. It will be retried until Nov 29/,
  )
  expect(result(failed, event + 25 * hour)).toBe(
    'Not accepted: 3 attempts, last error HTTP 503. It won’t be retried automatically.',
  )
  expect(result({...failed, deliveredAt: at(event)})).toMatch(
    /^Accepted .* Not accepted again: HTTP 503\. It will be retried until Nov 29/,
  )
  expect(result({...failed, askedAt: at(event + 24 * hour)}, event + 25 * hour)).toMatch(
    /It will be retried until Nov 30/,
  )
  expect(result({attempts: 1, lastError: 'not-set'})).toMatch(
    /^Not sent: HAND_OVER_URL or HAND_OVER_SECRET is missing\. It will be retried until Nov 29/,
  )
  expect(result({attempts: 0, lastError: 'rate-limit'})).toBe('Not sent: hourly limit reached.')
})
