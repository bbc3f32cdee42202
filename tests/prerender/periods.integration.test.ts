// @vitest-environment node

import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {QueryClient} from '@tanstack/react-query'
import {noonOf, todayIn} from '@upline/domain/dates/zoned-time.ts'
import {findEffect} from '@upline/prerender/effect/effect.ts'
import {describe} from '@upline/prerender/files/report.ts'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import {renderOnPublish} from '@upline/prerender/site/render-on-publish.ts'
import {Site} from '@upline/prerender/site/site.ts'
import {startLake} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {showMoment} from '@upline/web/content/clock.ts'
import {paragraph} from '@upline/web/content/content.fixture.ts'
import type {Answer} from '@upline/web/content/content-query.ts'
import {siteQuery} from '@upline/web/content/site.groq.ts'
import {siteInForce} from '@upline/web/content/site-in-force.ts'
import {pageOptions, siteOptions} from '@upline/web/page/queries.ts'
import {afterAll, afterEach, beforeEach, expect, test, vi} from 'vitest'
import {build, read as readFiles, renderWaiting, resetContent} from './random-edits.ts'

const reference = (id: string) => ({_type: 'reference', _ref: id, _key: id})
const tpmo = (id: string, ending: string, period: object) => ({
  _id: `tpmo-${id}`,
  _type: 'disclaimer',
  key: 'tpmo',
  title: id,
  text: `We represent {medicareOrganizations} organizations which offer {medicareProducts} products. ${ending}`,
  statesCounts: true,
  ...period,
})
const premium = (year: number, value: string, period: object) => ({
  _id: `premium-${year}`,
  _type: 'fact',
  key: 'premium',
  label: 'Premium',
  value,
  year,
  ...period,
})
const medicare = {
  _id: 'medicare',
  _type: 'carrierSpecialty',
  key: 'Term Life',
  title: 'Term',
  disclaimed: true,
}
const page = {
  _id: 'page-medicare',
  _type: 'page',
  title: 'Medicare',
  path: '/medicare',
  sections: [
    {
      _type: 'notice',
      _key: 'n',
      body: paragraph('It costs {premium}.'),
      disclaimers: [reference('tpmo-before')],
    },
  ],
}
const dated = [
  tpmo('before', 'Ask SHIP.', {effectiveUntil: '2026-09-30'}),
  tpmo('since', 'Ask Medicare.gov.', {effectiveFrom: '2026-10-01', effectiveUntil: '2027-09-30'}),
  premium(2026, '$202', {effectiveUntil: '2026-12-31'}),
  premium(2027, '$211', {effectiveFrom: '2027-01-01', effectiveUntil: '2027-12-31'}),
  medicare,
  {_id: 'plans', _type: 'planCount', title: 'Anchor', carrier: reference('carrier-a'), total: 12},
  page,
]

const lake = await startLake()
const folder = temporaryFolder()
let runs = 0
const stops: (() => void)[] = []

afterAll(() => lake.stop())
beforeEach(async () => {
  await resetContent(lake.client, dated)
})
afterEach(() => {
  vi.useRealTimers()
  for (const stop of stops.splice(0)) stop()
})

/** Sets the clock to noon, or the given time, of a date. Timers keep running. */
const setToday = (day: string, time = '17:00:00Z') => {
  vi.useFakeTimers({toFake: ['Date'], now: new Date(`${day}T${time}`)})
}

function newSite(path = join(folder, `site-${runs++}`), now?: () => Date) {
  const files = new SiteFolder(path)
  const site = new Site(build, lake.client, files, now)
  const read = () => {
    const html = readFileSync(join(path, 'medicare/index.html'), 'utf8')
    const [shown = ''] = html.split('<script type="application/json"')
    // An amount has an element of its own.
    return shown.replaceAll(/<\/?span[^>]*>/g, '')
  }
  return {site, files, path, read}
}

async function renderedOn(...day: Parameters<typeof setToday>) {
  setToday(...day)
  const created = newSite()
  await created.site.renderAll()
  return created
}

async function render(site: Site, tags: Set<string> | 'everything' = new Set()) {
  await site.refresh(tags)
  return (await renderWaiting(site)).pages
}

const reported = (site: Site) => site.problems.map(describe).join('\n')

/** Returns the content that an open tab fetches on a date. */
async function fetchedPremium(day: string) {
  const {result} = await lake.client.fetch(siteQuery, {}, {filterResponse: false})
  return Reflect.get(siteInForce(result, day).facts, 'premium')
}

test('page and the data of a tab follow the date', async () => {
  const {site, read} = await renderedOn('2026-09-30')
  expect(read()).toContain('It costs $202 (2026).')
  expect(read()).toContain('We represent 1 organizations which offer 12 products. Ask SHIP.')
  expect(await site.nextChange()).toBe('2026-10-01')
  expect(site.isAnotherDay).toBe(false)

  // In New York it is still September 30.
  setToday('2026-10-01', '03:59:00Z')
  expect(site.isAnotherDay).toBe(false)
  setToday('2026-10-01', '04:00:00Z')
  expect(site.isAnotherDay).toBe(true)
  // The page with the disclaimer, and no other.
  expect(await render(site)).toBe(1)
  expect(read()).toContain('Ask Medicare.gov.')
  expect(read()).toContain('Effective October 1, 2026')
  expect(read()).not.toContain('SHIP')
  expect(read()).toContain('It costs $202 (2026).')
  expect(await site.nextChange()).toBe('2027-01-01')

  setToday('2026-11-05')
  expect(await render(site)).toBe(0)

  setToday('2027-01-01')
  await render(site)
  expect(read()).toContain('It costs $211 (2027).')
  expect(await fetchedPremium('2026-12-31')).toBe('$202 (2026)')
  expect(await fetchedPremium('2027-01-01')).toBe('$211 (2027)')

  setToday('2028-01-01')
  await render(site)
  expect(read()).toContain('It costs $211 (2027), newer figure not posted yet.')
  expect(read()).toContain('This was in effect through September 30, 2027.')
  expect(await fetchedPremium('2028-01-01')).toBe('$211 (2027), newer figure not posted yet')

  // A clock that was wrong is set back.
  setToday('2026-12-31')
  await render(site)
  expect(read()).toContain('It costs $202 (2026).')
})

test('two windows with one title and different lines are both shown', async () => {
  const windows = ['medicare', 'health'].map((line) => ({
    _id: `window-${line}`,
    _type: 'enrollmentWindow',
    title: 'Open enrollment',
    description: `For ${line} clients.`,
    line,
    effectiveFrom: '2026-10-01',
  }))
  const items = windows.map(({_id}) => reference(_id))
  await resetContent(lake.client, [
    ...dated,
    ...windows,
    {...page, sections: [{_type: 'enrollmentWindows', _key: 'w', heading: 'Windows', items}]},
  ])
  const {read} = await renderedOn('2026-11-22')
  for (const {description} of windows) expect(read()).toContain(description)
})

test('the time zone is that of the settings, also when it changes', async () => {
  const {site, read} = await renderedOn('2027-01-01', '06:00:00Z')
  expect(read()).toContain('$211 (2027)')
  await lake.client.patch('siteSettings').set({timeZone: 'America/Los_Angeles'}).commit()
  await render(site, 'everything')
  expect(read()).toContain('$202 (2026)')
  await lake.client.patch('siteSettings').set({timeZone: 'Moon/Base'}).commit()
  await render(site, 'everything')
  expect(read()).toContain('$211 (2027)')
})

test('a new day is noticed without a publish', async () => {
  setToday('2026-09-30')
  const {site, read} = newSite()
  const {stop} = await renderOnPublish(lake.client, site, {
    renderFirst: async () => void (await site.renderAll()),
    report: () => {},
    onEnd: (error) => {
      throw error
    },
    dayCheckMs: 50,
  })
  stops.push(stop)
  setToday('2026-10-01')
  await vi.waitUntil(() => read().includes('Ask Medicare.gov.'), {timeout: 20_000, interval: 50})
})

test('without both counts a page with the disclaimer is not published', async () => {
  const {site, read} = await renderedOn('2026-11-22')
  await lake.client.patch('medicare').unset(['disclaimed']).commit()
  await render(site, 'everything')
  // Unchanged.
  expect(read()).toContain('We represent 1 organizations')
  expect(reported(site)).toContain('The page /medicare could not be rendered')

  const fresh = newSite()
  await fresh.site.renderAll()
  expect(() => fresh.read()).toThrow('ENOENT')
  expect(reported(fresh.site)).toContain('The page /medicare could not be rendered')

  await lake.client.patch('medicare').set({disclaimed: true}).commit()
  await render(site, 'everything')
  expect(reported(site)).not.toContain('/medicare could not')
})

test('wrong dates are reported, and all pages are rendered', async () => {
  setToday('2026-11-22')
  await lake.client.patch('premium-2026').set({effectiveUntil: 'autumn'}).commit()
  await lake.client.patch('premium-2027').set({effectiveFrom: '2026-01-01'}).commit()
  await lake.client.patch('tpmo-before').set({effectiveFrom: '2026-12-01'}).commit()
  const {site, read} = newSite()
  await site.renderAll()
  expect(reported(site)).toMatch(/Another fact with the key premium applies in the same period\n.*premium/)
  expect(read()).toContain('It costs $211 (2027).')
  expect(read()).toContain('Ask Medicare.gov.')
})

test('a disclaimer that is not published, or of which no wording has begun, holds its page back', async () => {
  setToday('2026-11-22')
  await lake.client
    .patch('tpmo-before')
    .set({effectiveFrom: '2027-01-01', effectiveUntil: '2027-01-31'})
    .commit()
  await lake.client.patch('tpmo-since').set({effectiveFrom: '2027-02-01'}).commit()
  const {site, read} = newSite()
  await site.renderAll()
  expect(() => read()).toThrow('ENOENT')
  expect(reported(site)).toContain('It refers to a disclaimer without a current published wording')
  expect(todayIn('America/New_York')).toBe('2026-11-22')
})

const dates = ['2026-09-30', '2026-10-01', '2026-12-31', '2027-01-01', '2028-02-29']

test.each(dates)('the site as of %s is the one that is rendered under that clock', async (date) => {
  setToday('2026-11-22')
  const asOf = newSite(undefined, () => noonOf(undefined, date))
  await asOf.site.renderAll()
  setToday(date)
  const then = newSite()
  await then.site.renderAll()
  const files = readFiles(then.path)
  expect(files['medicare/index.html']).toContain('It costs <span')
  expect(readFiles(asOf.path)).toEqual(files)
})

test.each(dates)('the preview of %s shows the content that the site has then', async (date) => {
  setToday('2026-11-22')
  showMoment(noonOf(undefined, date))
  const client = new QueryClient()
  const load = async ({meta, queryKey}: typeof siteOptions) => {
    const {query, params, read} = (await meta?.source?.()) ?? expect.fail('No source')
    const result = read(await lake.client.fetch(query, params), client)
    client.setQueryData<Answer<unknown>>([...queryKey], {result})
    return result
  }
  const previewed = [await load(siteOptions), await load(pageOptions('/medicare') as never)]
  showMoment(new Date())
  setToday(date)
  expect([await load(siteOptions), await load(pageOptions('/medicare') as never)]).toEqual(previewed)
  expect(JSON.stringify(previewed)).toContain(date < '2026-10-01' ? 'Ask SHIP' : 'Ask Medicare.gov')
})

test('the differences on a date match the site on that date', async () => {
  const {site, files} = await renderedOn('2026-11-22')
  const {groups} = await findEffect(
    {site, lake: lake.client, files},
    {mutations: [], date: '2027-01-01', withToday: true},
  )
  expect(groups).toContainEqual({
    where: [{title: 'Medicare', path: '/medicare'}],
    state: 'changed',
    changes: [{place: 'Page', before: 'It costs $202 (2026).', after: 'It costs $211 (2027).'}],
  })
  const [copyright] = groups.filter(({changes}) => changes.some(({after}) => after === '2027'))
  expect(copyright?.where.length).toBeGreaterThan(3)
})

test('changes of a version that begins later are shown as of its first date', async () => {
  const {site, files} = await renderedOn('2026-11-22')
  const mutations = [{createOrReplace: premium(2027, '$250', {effectiveFrom: '2027-01-01'})}]
  const effectOn = async (date?: string) => {
    const request = {mutations, ...(date && {date})}
    return (await findEffect({site, lake: lake.client, files}, request)).groups
  }
  expect(await effectOn()).toEqual([])
  expect(await effectOn('2027-01-01')).toEqual([
    {
      where: [{title: 'Medicare', path: '/medicare'}],
      state: 'changed',
      changes: [{place: 'Page', before: 'It costs $211 (2027).', after: 'It costs $250 (2027).'}],
    },
  ])
})

test('the address of a replaced or expired file leads to the current one, or to the page that lists it', async () => {
  const assets = await Promise.all(
    ['first', 'second', 'third', 'spanish'].map((text) =>
      lake.client.assets.upload('file', Buffer.from(text), {filename: `${text}.pdf`}),
    ),
  )
  const [first = '', second = '', third = '', spanish = ''] = assets.map(({_id}) => _id)
  const addressOf = (id: string) => `/assets/files/${id.replace(/^file-/, '').replace('-pdf', '.pdf')}`
  const paper = (version: string, asset: string, period: object, replaced: string[] = []) => ({
    _id: `paper-${version}`,
    _type: 'resourceDocument',
    name: 'Checklist',
    key: 'HO-1',
    version,
    file: {_type: 'file', asset: reference(asset), replaced},
    ...period,
  })
  await lake.client
    .transaction()
    .create(paper('2026', second, {effectiveUntil: '2026-12-31'}, [first, 'file-../x-pdf', 'file-ab-html']))
    .create(paper('2027', third, {effectiveFrom: '2027-01-01', effectiveUntil: '2027-12-31'}))
    .create(paper('spanish', spanish, {language: 'es', effectiveFrom: '2026-02-01'}))
    .patch(page._id, {
      insert: {
        after: 'sections[-1]',
        items: [{_type: 'documentList', _key: 'd', items: [reference('paper-2026')]}],
      },
    })
    .commit()
  const {site, path, read} = newSite()
  const targets = () =>
    Object.fromEntries(site.redirects.map(({source, destination}) => [source, destination]))

  setToday('2026-11-22')
  await site.renderAll()
  expect(read()).toContain('Form HO-1 · Version 2026 · PDF')
  expect(read()).toContain(`href="${addressOf(second)}"`)
  expect(targets()).toMatchObject({
    [addressOf(first)]: addressOf(second),
    [addressOf(third)]: addressOf(second),
  })

  setToday('2027-01-01')
  await render(site)
  expect(read()).toContain('Version 2027 · As of January 1, 2027 · PDF')
  expect(targets()).toMatchObject({
    [addressOf(first)]: addressOf(third),
    [addressOf(second)]: addressOf(third),
  })
  expect(targets()).not.toHaveProperty([addressOf(third)])
  await site.copies.copy(addressOf(third))
  expect(readFileSync(join(path, addressOf(third)), 'utf8')).toBe('third')

  setToday('2028-01-01')
  await render(site)
  expect(read()).toContain('This was in effect through December 31, 2027.')
  expect(read()).not.toContain('/assets/files/')
  expect(targets()).toMatchObject({[addressOf(second)]: '/medicare', [addressOf(third)]: '/medicare'})
  const files = Object.keys(targets()).filter((source) => source.startsWith('/assets/'))
  expect(files).toEqual([second, first, third].map(addressOf))
})
