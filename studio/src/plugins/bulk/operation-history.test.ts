import {expect, test} from 'vitest'
import {withOperation} from './operation-history.ts'

test('the last ten operations can be undone, as the guide says', () => {
  const operation = (transactionId: string) => ({transactionId}) as Parameters<typeof withOperation>[1]
  let stored: ReturnType<typeof withOperation> = []
  for (let at = 1; at <= 12; at += 1) stored = withOperation(stored, operation(String(at)))
  expect(stored.map(({transactionId}) => Number(transactionId))).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})
