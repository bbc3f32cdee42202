import {contentSchema as schema} from '@upline/editorial/checks/content-schema.ts'
import {validationErrors} from '@upline/editorial/checks/publish-problems.ts'
import {startLake} from '@upline/testing/lake.ts'
import {expect, onTestFinished, test, vi} from 'vitest'
import {published, today} from '../support/sample-dataset.ts'

/** Expected problems of the sample: flat rates above the maximum, and amounts that CMS publishes in November. */
const known = [
  'commission-level-elite: Rates › Medicare Advantage (flat): $800 is above',
  'commission-level-premier: Rates › Medicare Advantage (flat): $700 is above',
  ...['part-a-deductible', 'part-b-deductible', 'part-b-premium'].map(
    (name) => `fact-medicare-2026-${name}: Last day: No version follows`,
  ),
]

test('no form of the sample opens with an error or a warning that is not known', async () => {
  vi.useFakeTimers({toFake: ['Date'], now: new Date(`${today}T12:00:00Z`)})
  const {client, stop} = await startLake()
  onTestFinished(async () => {
    vi.useRealTimers()
    await stop()
  })
  await client.mutate([
    {create: {_id: 'asset', _type: 'sanity.imageAsset'}},
    ...published.map((document) => ({create: document})),
  ] as never)
  const check = async (document: unknown) => {
    const found = await validationErrors(document as never, {client, schema}, ['error', 'warning'])
    return found.map(({text}) => text)
  }
  const problems: string[] = []
  for (const document of published) {
    problems.push(...(await check(document)).map((text) => `${document._id}: ${text}`))
  }
  expect(problems.sort()).toEqual(known.map((start) => expect.stringContaining(start)))

  // An object instead of each text has a message that an editor understands.
  for (const document of new Map(published.map((each) => [each._type, each])).values()) {
    const fields = Object.entries(document).map(([name, value]) => {
      const isText = typeof value === 'string' && !name.startsWith('_')
      return [name, isText ? {a: 1} : value]
    })
    expect((await check(Object.fromEntries(fields))).join('\n')).not.toMatch(/Exception|\[object|undefined/)
  }
  expect(await check({_type: 'page', title: ' '})).toContain('Title: Enter some text. The site shows it.')
})
