import fc from 'fast-check'
import {expect, it} from 'vitest'
import {createWorld, type Fate, requestWith} from '../../../tests/support/browser-model.ts'
import {createInterleaving} from '../../../tests/support/interleave.ts'
import {parseEntries} from './outbox.ts'

type Action = {type: 'submit' | 'resend'; lifetime: number}

const action: fc.Arbitrary<Action> = fc.record({
  type: fc.constantFrom('submit', 'resend'),
  // A delivery passes some twenty boundaries; beyond them the tab lives on.
  lifetime: fc.oneof(fc.integer({min: 1, max: 24}), fc.constant(1000)),
})
// Each round's actions run in tabs of their own at the same time.
const rounds = fc.array(fc.array(action, {minLength: 1, maxLength: 3}), {minLength: 1, maxLength: 5})
const choices = fc.infiniteStream(fc.nat({max: 11}))
const fates = fc.array(fc.constantFrom<Fate>('answered', 'request lost', 'answer lost'), {maxLength: 20})

it('stores every inquiry exactly once and notifies of each, wherever tabs die and requests get lost', {
  timeout: 60_000,
}, async () => {
  let crashes = 0
  await fc.assert(
    fc.asyncProperty(choices, rounds, fates, async (order, plan, network) => {
      const {pause, settle} = createInterleaving(() => order.next().value)
      const fatesLeft = [...network]
      let troubled = true
      const world = createWorld(pause, () => (troubled && fatesLeft.shift()) || 'answered')
      const promised = new Set<string>()
      const pressed = new Set<string>()

      for (const [index, round] of plan.entries()) {
        const tabs = round.map(({type, lifetime}, place) => {
          const tab = world.openTab(lifetime)
          if (type === 'resend') {
            void tab.service.resend()
            return tab
          }
          const message = `inquiry ${index}.${place}`
          pressed.add(message)
          void tab.service.submit(requestWith(message)).then((result) => {
            if (result.status === 'saved') promised.add(message)
          })
          return tab
        })
        await settle()
        // What reached storage before a crash is promised too: the next visit finds it.
        for (const {inquiry} of parseEntries(world.storage.getItem('local_inquiries'))) {
          promised.add(inquiry.message)
        }
        crashes += tabs.filter((tab) => !tab.alive).length
      }

      troubled = false
      const last = world.openTab()
      const waiting = last.service.resend()
      await settle()

      expect(await waiting).toBe(0)
      expect(world.storage.getItem('local_inquiries')).toBeNull()
      const stored = [...world.documents.values()]
      expect(stored.toSorted()).toEqual([...new Set(stored)].toSorted())
      for (const message of promised) expect(stored).toContain(message)
      for (const message of stored) expect(pressed).toContain(message)
      expect([...world.mails.values()].toSorted()).toEqual(stored.toSorted())
    }),
    {numRuns: 400},
  )
  // Guards the test itself: without crashes it would prove nothing.
  expect(crashes).toBeGreaterThan(100)
})
