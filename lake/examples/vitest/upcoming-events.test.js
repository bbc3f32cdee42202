import {createClient} from '@sanity/client'
import {startLake} from '@upline/lake'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {upcomingEvents} from './upcoming-events.js'

const seed = [
  {_id: 'barn', _type: 'venue', name: 'The Barn'},
  event('past', 'Spring fair', '2026-03-01'),
  event('later', 'Winter fair', '2026-12-01'),
  event('sooner', 'Summer fair', '2026-07-01'),
]

function event(_id, title, date) {
  return {_id, _type: 'event', title, date, venue: {_type: 'reference', _ref: 'barn'}}
}

let lake
let client
beforeAll(async () => {
  lake = await startLake({seed})
  client = createClient({...lake.client, apiVersion: '2025-02-19'})
})
afterAll(() => lake.stop())

test('events to come are listed, soonest first, with their venue', async () => {
  const events = await client.fetch(upcomingEvents, {today: '2026-05-01'})
  expect(events.map(({title, venue}) => [title, venue])).toEqual([
    ['Summer fair', 'The Barn'],
    ['Winter fair', 'The Barn'],
  ])
})

test('a draft is not listed before it is published', async () => {
  await client.create(event('drafts.new', 'Autumn fair', '2026-09-01'))
  expect(await client.fetch(upcomingEvents, {today: '2026-08-01'})).toHaveLength(1)
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.new',
    publishedId: 'new',
  })
  expect(await client.fetch(upcomingEvents, {today: '2026-08-01'})).toHaveLength(2)
})
