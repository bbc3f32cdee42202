import {type RunningLake, type StartOptions, startLake} from '@upline/lake/start-lake.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {afterEach, expect, test} from 'vitest'

let lake: RunningLake | undefined
afterEach(() => lake?.stop())

async function limitedTo(limits?: StartOptions['limits']) {
  lake = await startLake({limits})
  return clientOf(lake.url)
}

const fields = (count: number, name = 'field') =>
  Object.fromEntries(Array.from({length: count}, (_, n) => [`${name}${n}`, n]))
function nested(levels: number): object {
  return levels === 0 ? {} : {in: nested(levels - 1)}
}

test('a document is held to its size, its attributes and its depth, as hosted', async () => {
  const client = await limitedTo('content')
  await client.create({_id: 'fits', _type: 'thing', ...fields(900), ...nested(18)})
  await expect(client.create({_type: 'thing', ...fields(1001)})).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/\d+ attributes, more than the 1000/),
  })
  await expect(client.create({_type: 'thing', ...nested(25)})).rejects.toThrow(/nested deeper than 20/)
  await expect(
    client
      .patch('fits')
      .set({...fields(200, 'more')})
      .commit(),
  ).rejects.toThrow(/"fits".*attributes/)
  expect(await client.fetch('count(*)')).toBe(1)
})

test('a dataset counts each path with each type once, and gives back what is deleted', async () => {
  const client = await limitedTo({datasetAttributes: 12})
  // _id, _type, _rev, _createdAt, _updatedAt, and tags, tags[], n
  await client.create({_id: 'a', _type: 'thing', tags: ['x', 'y'], n: 1})
  await client.create({_id: 'b', _type: 'other', tags: ['z'], n: 2})
  await client.create({_id: 'c', _type: 'thing', ...fields(4)})
  await expect(client.create({_id: 'd', _type: 'thing', n: 'text'})).rejects.toThrow(
    /13 attributes, more than the 12/,
  )
  await client.delete('c')
  await client.create({_id: 'd', _type: 'thing', n: 'text'})
})

test('a transaction is held to its bytes', async () => {
  const client = await limitedTo({mutationBytes: 500})
  await expect(client.create({_type: 'thing', text: 'x'.repeat(500)})).rejects.toMatchObject({
    statusCode: 413,
    message: expect.stringContaining('Request body exceeds limit of 500 bytes'),
  })
})

test.each([
  ['a list in a list at "rows"', {rows: [[1]]}],
  ['the attribute name "with space"', {in: {'with space': 1}}],
  ['more than the 1000', fields(1500)],
  ['exceeds limit of 4000000 bytes', {text: 'x'.repeat(4_000_000)}],
])('%s is refused by default, as in production', async (message, content) => {
  const client = await limitedTo()
  await expect(client.create({_type: 'thing', ...content})).rejects.toThrow(message)
})

test('without limits there are none but the depth', async () => {
  const client = await limitedTo('none')
  await client.create({_type: 'thing', ...fields(1500), ...nested(15), rows: [[1]]})
})
