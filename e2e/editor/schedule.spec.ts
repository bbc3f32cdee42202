import type {Page} from '@playwright/test'
import {test as base, type Studio, studioTrouble} from '../support/studio.ts'
import {expect} from '../support/test.ts'

interface Pages {
  /** The names of a page with a draft only and of a published one. */
  coming: string
  leaving: string
  /** Returns the status of the answer at a page's path. */
  status(name: string): Promise<number>
}

/** Creates a draft and a published page, and deletes them and their schedules afterwards. */
const test = base.extend<{form: Page; pages: Pages}>({
  form: async ({studio}, use) => use(studio.page),
  pages: async ({form, lake, request}, use) => {
    const name = `scheduled-journey-${Date.now().toString(36)}`
    const [coming, leaving] = [`${name}-a`, `${name}-b`]
    const status = async (path: string) => (await request.get(`/${path}`)).status()
    await lake.mutate([{create: page(`drafts.${coming}`, coming)}, {create: page(leaving, leaving)}])
    await expect.poll(() => status(leaving)).toBe(200)
    await form.setViewportSize({width: 1024, height: 900})
    await use({coming, leaving, status})
    const params = {names: [coming, leaving]}
    // The calendar shows three schedules of a date.
    await lake.delete({query: '*[_type == "schedule" && documentId in $names]', params})
    await lake.delete({
      query: '*[_type in ["page", "redirect"] && (title match $names || from match $names)]',
      params,
    })
  },
})

test.slow()
// A colleague changes the schedule before the publish.
test.use({allowedErrors: [[...studioTrouble, /409 \(Conflict\)/], {scope: 'test'}]})

test('a page is published at the chosen second, and listed', async ({
  studio,
  form,
  request,
  pages: {coming, status},
}) => {
  await openSchedule(studio, coming)
  const at = await scheduleSoon(form, 'Publish at')
  const early = await status(coming)
  if (Date.now() < at.getTime()) expect(early).toBe(404)
  await expect.poll(() => status(coming), {timeout: 60_000}).toBe(200)
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
  await expect.poll(async () => (await request.get('/sitemap.xml')).text()).toContain(coming)

  await studio.goTo('/schedule')
  await expect(form.getByRole('listitem').filter({hasText: coming})).toContainText(
    /Published by schedule .+ · Page · set by Local Editor/,
  )
  await expect(form.getByRole('table').getByRole('link', {name: `Published ${coming}`})).toBeVisible()
})

test('a page is taken down at the chosen second', async ({studio, form, pages: {leaving, status}}) => {
  await openSchedule(studio, leaving)
  await scheduleSoon(form, 'Take down at')
  await expect.poll(() => status(leaving), {timeout: 60_000}).toBe(404)
})

test('a publish by hand asks about the schedule, and ends it only if it is not canceled', async ({
  studio,
  form,
  lake,
  request,
  pages: {leaving},
}) => {
  await studio.open('page', leaving)
  await form.getByRole('textbox', {name: 'Title', exact: true}).fill(`${leaving} edited`)
  await openSchedule(studio, leaving)
  await choose(form, 'Publish at', new Date(Date.now() + 3 * 86_400_000))
  await form.getByRole('button', {name: 'Save schedule'}).click()
  await expect(form.getByText(/^Publish \w+ \d+, \d{4}/).first()).toBeVisible()
  const path = form.getByRole('textbox', {name: 'Path'})
  await path.fill(`/${leaving}-moved`)
  await studio.publishUntil('This has a schedule')
  await studio.confirm(/publish and end schedule/i)
  await expect(form.getByRole('dialog')).toContainText('You’re changing this page’s address')
  await studio.confirm(/cancel/i)
  await path.fill(`/${leaving}`)
  await studio.publishUntil('This has a schedule')
  await lake.patch(`schedule.publish.${leaving}`, {set: {scheduledBy: 'A colleague'}}).commit()
  await studio.confirm(/publish and end schedule/i)
  // The answer was about another schedule.
  await expect(form.getByRole('dialog')).toContainText('A colleague scheduled it')
  await studio.confirm(/publish and end schedule/i)
  await expect(form.getByText(/^Publish \w+ \d+, \d{4}/)).toHaveCount(0)
  await expect(async () =>
    expect(await (await request.get(`/${leaving}`)).text()).toContain('edited'),
  ).toPass()
})

/** Saves a time some seconds ahead, or a later one if it is already past on a busy machine. */
async function scheduleSoon(form: Page, title: string): Promise<Date> {
  const past = form.getByRole('alert').filter({hasText: 'This is in the past'})
  const field = form.getByLabel(title)
  for (let ahead = 2000; ; ahead *= 2) {
    const at = new Date(Math.ceil((Date.now() + ahead) / 1000) * 1000)
    await choose(form, title, at)
    await form.getByRole('button', {name: 'Save schedule'}).click()
    await expect.poll(async () => (await field.count()) === 0 || (await past.count()) > 0).toBe(true)
    if ((await past.count()) === 0) return at
  }
}

async function openSchedule(studio: Studio, id: string): Promise<void> {
  await studio.open('page', id)
  await studio.actUntil('Schedule…', 'Publish at')
}

async function choose(form: Page, title: string, at: Date): Promise<void> {
  // The Studio uses the browser's time zone.
  const local = await form.evaluate((ms) => {
    const offset = new Date(ms).getTimezoneOffset() * 60_000
    return new Date(ms - offset).toISOString().slice(0, 19)
  }, at.getTime())
  await form.getByLabel(title).fill(local)
}

function page(_id: string, name: string) {
  const hero = {_type: 'hero', _key: 'h', layout: 'page', heading: name}
  return {_id, _type: 'page', title: name, path: `/${name}`, sections: [hero]}
}
