import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {text} from 'node:stream/consumers'
import {contentSchema as schema} from '@upline/editorial/checks/content-schema.ts'
import {type Schedule, scheduleId} from '@upline/editorial/documents/schedule-document.ts'
import {runDue} from '@upline/editorial/schedules/run-due.ts'
import {startLake} from '@upline/testing/lake.ts'
import {paragraph} from '@upline/web/content/content.fixture.ts'
import {afterAll, afterEach, beforeEach, describe, expect, test} from 'vitest'

const main = join(import.meta.dirname, '../../../scheduler/src/main.ts')
const start = Date.parse('2026-11-22T12:00:00Z')

const lake = await startLake()
let time = start
afterAll(() => lake.stop())
beforeEach(() => {
  time = start
})
afterEach(async () => {
  await lake.client.mutate([{delete: {query: '*'}}])
})

const hero = {_type: 'hero', _key: 'h', layout: 'page', heading: 'A'}
const page = {_type: 'page', title: 'A', sections: [hero]}
const faq = (_id: string, more: object = {}) => ({
  _id,
  _type: 'faq',
  question: 'Why?',
  answer: paragraph('Because.'),
  topic: 'group-life',
  ...more,
})

async function store(...documents: {_id: string; _type: string; [field: string]: unknown}[]): Promise<void> {
  await lake.client.mutate(documents.map((document) => ({createOrReplace: document})))
}

async function plan(documentId: string, action: Schedule['action'], at: number): Promise<string> {
  const _id = scheduleId(documentId, action)
  await store({
    _id,
    _type: 'schedule',
    documentId,
    action,
    at: new Date(at).toISOString(),
    scheduledBy: 'Ana Ruiz',
    state: 'waiting',
  })
  return _id
}

const run = () => runDue({client: lake.client, schema, now: () => time, whyLate: () => 'nothing was running'})
const get = (id: string) => lake.context.store.get(id)

describe('a run', () => {
  test('publishes the current draft once and nothing that is not due', async () => {
    await store(faq('drafts.faq-a', {question: 'Which?'}), faq('drafts.faq-b'))
    const id = await plan('faq-a', 'publish', start)
    await plan('faq-b', 'publish', start + 5000)
    expect((await run()).next).toBe(start + 5000)
    expect(get('faq-a')).toMatchObject({question: 'Which?'})
    expect(get('drafts.faq-a')).toBeNull()
    expect(get('faq-b')).toBeNull()
    expect(get(id)).toMatchObject({state: 'done', settledAt: '2026-11-22T12:00:00.000Z'})
    expect(get(id)?.note).toBeUndefined()
    expect((await run()).outcomes).toEqual([])
    const history = await lake.get('/data/history/production/transactions/faq-a?excludeContent=true')
    expect(await history.text()).toContain('editor-schedule-set-by-ana-ruiz')
    await plan('faq-a', 'publish', start)
    expect((await run()).outcomes).toMatchObject([{state: 'skipped', note: 'It was already published.'}])
  })

  test('a draft that changes during five attempts is published at the sixth, and never if it keeps changing', async () => {
    const restless = async (changes: number) => {
      await store(faq('drafts.faq-a'))
      await plan('faq-a', 'publish', start)
      let left = changes
      const now = () => {
        // Called between reading and publishing in each attempt.
        if (left-- > 0)
          lake.context.store.commit([{patch: {id: 'drafts.faq-a', set: {question: `${left}?`}}}])
        return time
      }
      return runDue({client: lake.client, schema, now, whyLate: () => 'nothing was running'})
    }
    expect((await restless(5)).outcomes).toMatchObject([{state: 'done'}])
    expect((await restless(99)).outcomes).toEqual([])
    expect(get(scheduleId('faq-a', 'publish'))).toMatchObject({state: 'waiting'})
  })

  test('a picture with crop and hotspot can be published', async () => {
    const picture = {
      _type: 'picture',
      alt: 'The first office, with its door open',
      asset: {_type: 'reference', _ref: 'image-a-10x10-png', _weak: true},
      crop: {_type: 'sanity.imageCrop', top: 0.1, bottom: 0, left: 0, right: 0},
      hotspot: {_type: 'sanity.imageHotspot', x: 0.5, y: 0.5, height: 1, width: 1},
    }
    const entry = {_type: 'timelineEntry', year: '2017', title: 'Founded', description: 'In Dallas.', picture}
    await store({_id: 'image-a-10x10-png', _type: 'sanity.imageAsset'}, {_id: 'drafts.entry-a', ...entry})
    await plan('entry-a', 'publish', start)
    await run()
    expect(get(scheduleId('entry-a', 'publish'))).toMatchObject({state: 'done'})
    expect(get('entry-a')).toMatchObject({title: 'Founded'})
  })

  test('a document is taken down and published again later', async () => {
    await store(faq('faq-a', {question: 'When?'}))
    await plan('faq-a', 'takeDown', start)
    await plan('faq-a', 'publish', start + 60_000)
    await run()
    expect(get('faq-a')).toBeNull()
    expect(get('drafts.faq-a')).toMatchObject({question: 'When?'})
    time = start + 60_000
    await run()
    expect(get('faq-a')).toMatchObject({question: 'When?'})
  })

  test('a schedule without a time fails with a reason, and the others run', async () => {
    await store(faq('drafts.faq-a'), faq('drafts.faq-b'))
    const broken = await plan('faq-a', 'publish', start)
    await lake.client.mutate([{patch: {id: broken, set: {at: 'tomorrow'}}}])
    await plan('faq-b', 'publish', start)
    await run()
    expect(get('faq-b')).not.toBeNull()
    expect(get('faq-a')).toBeNull()
    expect(get(broken)).toMatchObject({
      state: 'failed',
      note: expect.stringContaining('schedule the document again'),
    })
  })

  test('a schedule that can’t be tried stays due, and the others run', async () => {
    await store({_id: 'drafts.entry', _type: 'timelineEntry'}, faq('drafts.faq-a'))
    const first = await plan('entry', 'publish', start)
    await plan('faq-a', 'publish', start + 1)
    time = start + 1
    const failing = Object.assign(Object.create(schema), {
      get: (type: string) => {
        if (type === 'timelineEntry') throw new Error('No memory')
        return schema.get(type)
      },
    })
    const whyLate = () => 'nothing was running'
    const {error} = await runDue({client: lake.client, schema: failing, now: () => time, whyLate})
    expect(String(error)).toContain('No memory')
    expect(get('faq-a')).not.toBeNull()
    expect(get(first)).toMatchObject({state: 'waiting'})
  })

  test('concurrent runs publish once', async () => {
    await store(faq('drafts.faq-a'))
    await plan('faq-a', 'publish', start)
    const rounds = await Promise.all([run(), run(), run()])
    expect(rounds.flatMap(({outcomes}) => outcomes)).toHaveLength(1)
    expect(get('faq-a')).not.toBeNull()
  })

  test('an invalid or deleted draft is not published, with a reason', async () => {
    await store(
      faq('drafts.faq-half', {answer: undefined}),
      {_id: 'drafts.x', _type: 'nothing'},
      faq('drafts.faq-token', {answer: paragraph('See {nono}.')}),
      {_id: 'fact-a', _type: 'fact', key: 'old', label: 'A', value: '1'},
      {_id: 'drafts.fact-a', _type: 'fact', key: 'new', label: 'A', value: '1'},
      faq('faq-old', {answer: paragraph('See {old}.')}),
    )
    const ids = ['faq-half', 'faq-gone', 'x', 'faq-token', 'fact-a']
    for (const id of ids) await plan(id, 'publish', start)
    await run()
    const notes = ids.map((id) => get(scheduleId(id, 'publish')))
    expect(notes.map((schedule) => schedule?.state)).toEqual(ids.map(() => 'failed'))
    const [half, gone, unknown, token, fact] = notes.map((schedule) => schedule?.note)
    expect(half).toContain('Answer: ')
    expect(gone).toContain('This was deleted')
    expect(unknown).toContain('has no type “nothing”')
    expect(token).toContain('There is no fact {nono}')
    expect(fact).toContain('Its key changes')
    expect(get('faq-half')).toBeNull()
  })

  test('the home page and documents in use are not taken down', async () => {
    await store(
      {_id: 'page-home', _type: 'page', path: '/', title: 'Home'},
      {_id: 'page-a', _type: 'page', path: '/a', title: 'A'},
      {_id: 'navigation', _type: 'navigation', link: {kind: 'path', path: '/a'}},
    )
    for (const id of ['page-home', 'page-a', 'navigation']) await plan(id, 'takeDown', start)
    await run()
    expect(get(scheduleId('page-home', 'takeDown'))?.note).toContain('The home page')
    expect(get(scheduleId('page-a', 'takeDown'))?.note).toContain('uses this: “navigation”')
    expect(get(scheduleId('navigation', 'takeDown'))?.note).toContain('The site needs this')
    for (const id of ['page-home', 'page-a', 'navigation']) expect(get(id)).not.toBeNull()
  })

  test('documents that refer to each other are published and taken down in any order', async () => {
    const weak = {_weak: true, _strengthenOnPublish: {type: 'faq'}}
    const items = [{_type: 'reference', _key: 'b', _ref: 'faq-a', ...weak}]
    const sections = [hero, {_type: 'faqList', _key: 'a', heading: 'Questions', items}]
    await store({...page, _id: 'drafts.page-a', path: '/a', sections}, faq('drafts.faq-a'))
    await plan('page-a', 'publish', start)
    await plan('faq-a', 'publish', start)
    const {outcomes} = await run()
    expect(outcomes.map(({state, note}) => note ?? state)).toEqual(['done', 'done'])
    expect(JSON.stringify(get('page-a'))).not.toContain('_weak')

    time += 1000
    await plan('faq-a', 'takeDown', time)
    await plan('page-a', 'takeDown', time)
    expect((await run()).outcomes.map(({state, note}) => note ?? state)).toEqual(['done', 'done'])
    expect(get('faq-a')).toBeNull()
  })

  test('a page that moves gets a redirect', async () => {
    await store({...page, _id: 'page-a', path: '/a'}, {...page, _id: 'drafts.page-a', path: '/b'})
    await plan('page-a', 'publish', start)
    await run()
    const redirects = await lake.client.fetch('*[_type == "redirect"]{from, enabled, "to": to.page._ref}')
    expect(get('page-a')).toMatchObject({path: '/b'})
    expect(redirects).toEqual([{from: '/a', enabled: true, to: 'page-a'}])
  })

  test('a publish is skipped if its take-down is due', async () => {
    await store(faq('drafts.faq-a'))
    await plan('faq-a', 'publish', start - 5000)
    await plan('faq-a', 'takeDown', start - 1000)
    await run()
    expect(get(scheduleId('faq-a', 'publish'))?.note).toContain(
      'Not published, because a later schedule was due too',
    )
    expect(get('drafts.faq-a')).not.toBeNull()
    expect(get('faq-a')).toBeNull()
  })

  test('concurrent runs skip a publish once, and none of them fails', async () => {
    await plan('faq-a', 'publish', start - 5000)
    await plan('faq-a', 'takeDown', start - 1000)
    const rounds = await Promise.all([run(), run(), run()])
    const skipped = rounds.flatMap(({outcomes}) =>
      outcomes.filter(({schedule}) => schedule.action === 'publish'),
    )
    expect(skipped).toHaveLength(1)
  })
})

describe('the process', () => {
  const children: ChildProcess[] = []
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL')
  })

  async function startWatching(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [main, '--watch', '--api-host', lake.origin])
    children.push(child)
    for await (const line of createInterface({input: child.stdout})) if (line.startsWith('ready')) break
    return child
  }

  test('runs schedules when they are due, also after a restart', async () => {
    const first = await startWatching()
    await store(faq('drafts.faq-a'), faq('drafts.faq-b'))
    const at = Date.now() + 1500
    const id = await plan('faq-a', 'publish', at)
    await expect.poll(() => get(id)?.state).toBe('done')
    expect(get('faq-a')).not.toBeNull()
    expect(Date.parse(String(get(id)?.settledAt))).toBeGreaterThanOrEqual(at)

    const ended = once(first, 'exit')
    first.kill('SIGKILL')
    await ended
    const missed = await plan('faq-b', 'publish', Date.now() - 2 * 3_600_000)
    await startWatching()
    await expect.poll(() => get(missed)?.state).toBe('done')
    expect(get(missed)?.note).toBe('Published 2 h late because the scheduler was not running then.')
    expect(get('faq-b')).not.toBeNull()
  })

  /** Runs what is due once, and returns its exit code and output. */
  async function runOnce() {
    const child = spawn(process.execPath, [main, '--api-host', lake.origin])
    children.push(child)
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    return {code, output}
  }

  test('exits with 1 if a schedule failed', async () => {
    await plan('faq-gone', 'publish', Date.now())
    const {code, output} = await runOnce()
    expect(code).toBe(1)
    expect(output).not.toContain('Nothing is due.')
    expect(get(scheduleId('faq-gone', 'publish'))).toMatchObject({state: 'failed'})
  })

  test('says that nothing is due', async () => {
    expect(await runOnce()).toEqual({code: 0, output: 'Nothing is due.\n'})
  })
})
