import {createClient} from '@sanity/client'
import {type RunningLake, type StartOptions, startLake} from '@upline/lake/start-lake.ts'
import {freePort} from '@upline/testing/ports.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterEach, describe, expect, test} from 'vitest'

const running: RunningLake[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((lake) => lake.stop()))
})

async function start(options?: StartOptions): Promise<RunningLake> {
  const lake = await startLake(options)
  running.push(lake)
  return lake
}

function clientOn(lake: RunningLake, names: {projectId?: string; dataset?: string} = {}) {
  return createClient({...lake.client, ...names, apiVersion: '2025-02-19', maxRetries: 0})
}

describe('a lake in a test', () => {
  test('has its seed, its own port, and nothing of the others', async () => {
    const datasets = await Promise.all(
      Array.from({length: 8}, (_, n) => start({seed: [{_id: 'one', _type: 'thing', n}]})),
    )
    expect(new Set(datasets.map(({port}) => port)).size).toBe(8)
    await clientOn(datasets[0] as RunningLake).create({_id: 'two', _type: 'thing', n: 100})
    const answers = await Promise.all(datasets.map((lake) => clientOn(lake).fetch('*[_type == "thing"].n')))
    expect(answers).toEqual([[0, 100], [1], [2], [3], [4], [5], [6], [7]])
  })

  test('rejects a seed with the place of the error', async () => {
    const seed = [{_type: 'thing', _id: 'a b'}]
    await expect(startLake({seed})).rejects.toThrow('seed[0]: "a b" is not a document id')
  })

  test('lets go of port and folder when it stops, and when it cannot start', async () => {
    const [port, data] = [await freePort(), temporaryFolder()]
    const lake = await startLake({port, data})
    await clientOn(lake).create({_id: 'kept', _type: 'thing'})
    await expect(startLake({data})).rejects.toThrow('in use by another process')
    await expect(startLake({port})).rejects.toThrow(`Port ${port} is taken`)
    await lake.stop()
    const again = await start({port, data, seed: [{_id: 'not-loaded', _type: 'thing'}]})
    expect(await clientOn(again).fetch('*._id')).toEqual(['kept'])
  })
})

describe('several datasets', () => {
  test('of several projects are kept apart, by header and by host name', async () => {
    const lake = await start({
      datasets: [
        {projectId: 'local', dataset: 'staging'},
        {projectId: 'other', dataset: 'production'},
      ],
    })
    const names = [{}, {dataset: 'staging'}, {projectId: 'other'}]
    for (const [n, name] of names.entries())
      await clientOn(lake, name).create({_id: 'one', _type: 'thing', n})
    for (const [n, name] of names.entries()) expect(await clientOn(lake, name).fetch('*.n')).toEqual([n])
    const answer = await fetch(`http://127.0.0.1:${lake.port}/v1/data/query/production?query=*.n`, {
      headers: {'x-sanity-project-id': 'other'},
    })
    expect((await answer.json()).result).toEqual([2])
  })

  test('are made and deleted by the client, and are there after a restart', async () => {
    const data = temporaryFolder()
    const first = await startLake({data})
    const client = clientOn(first)
    await client.datasets.create('staging')
    await client.datasets.create('gone', {aclMode: 'private'})
    await client.withConfig({dataset: 'staging'}).create({_id: 'one', _type: 'thing'})
    await client.datasets.delete('gone')
    await expect(client.datasets.create('staging')).rejects.toMatchObject({statusCode: 409})
    await expect(client.request({method: 'PUT', url: '/datasets/No_Good'})).rejects.toMatchObject({
      statusCode: 400,
    })
    await expect(
      client.request({method: 'PUT', url: '/datasets/large', body: {aclMode: 'x'.repeat(40_000_000)}}),
    ).rejects.toMatchObject({statusCode: 413})
    await expect(client.datasets.delete('production')).rejects.toMatchObject({statusCode: 400})
    await expect(client.datasets.delete('gone')).rejects.toMatchObject({statusCode: 404})
    await first.stop()

    const second = clientOn(await start({data}))
    expect((await second.datasets.list()).map(({name}) => name)).toEqual(['production', 'staging'])
    expect(await second.withConfig({dataset: 'staging'}).fetch('*._id')).toEqual(['one'])
  })

  test('are at most a hundred', async () => {
    const client = clientOn(await start())
    for (let n = 1; n < 100; n += 1) await client.datasets.create(`d${n}`)
    await expect(client.datasets.create('more')).rejects.toMatchObject({statusCode: 400})
  })

  test('that are not there, and projects, are answered with 404 as hosted', async () => {
    const lake = await start()
    await expect(clientOn(lake, {dataset: 'nope'}).fetch('*')).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('Dataset "nope" not found for project ID "local"'),
    })
    await expect(clientOn(lake, {projectId: 'nope'}).fetch('*')).rejects.toMatchObject({statusCode: 404})
    await expect(clientOn(lake, {dataset: 'nope'}).create({_type: 'thing'})).rejects.toMatchObject({
      statusCode: 404,
    })
  })

  test.each([
    {projectId: 'A B'},
    {dataset: 'Production'},
    {dataset: '../up'},
    {datasets: [{projectId: 'local', dataset: ''}]},
  ])('a name that cannot be is refused: %j', async (options) => {
    await expect(startLake(options)).rejects.toThrow(/is no/)
  })
})
