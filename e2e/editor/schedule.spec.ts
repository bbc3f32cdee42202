import type {Page} from '@playwright/test'
import {type Studio, studioTrouble, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()
// A colleague changes the schedule before the publish.
test.use({allowedErrors: [[...studioTrouble, /409 \(Conflict\)/], {scope: 'test'}]})

test('a page is published and another is taken down at the chosen second', async ({
  studio,
  lake,
  request,
}) => {
  const name = `scheduled-journey-${Date.now().toString(36)}`
  const [coming, leaving] = [`${name}-a`, `${name}-b`]
  await lake.mutate([{create: page(`drafts.${coming}`, coming)}, {create: page(leaving, leaving)}])
  const status = async (path: string) => (await request.get(path)).status()
  const form = studio.page
  await form.setViewportSize({width: 1024, height: 900})
  await expect.poll(() => status(`/${leaving}`)).toBe(200)

  await test.step('the form shows the offset of the chosen date, and rejects times that are past or skipped', async () => {
    await openSchedule(studio, coming)
    await form.getByLabel('Publish at').fill('2027-07-01T09:00')
    await expect(form.getByText('Times are in America/Chicago (GMT-5).')).toBeVisible()
    await choose(form, 'Publish at', new Date(Date.now() - 60_000))
    await form.getByRole('button', {name: 'Save schedule'}).click()
    await expect(form.getByRole('alert').filter({hasText: 'This is in the past'})).toBeVisible()
    await form.getByLabel('Publish at').fill('2027-03-14T02:30')
    await form.getByRole('button', {name: 'Save schedule'}).click()
    await expect(form.getByRole('alert').filter({hasText: 'The clocks go forward'})).toBeVisible()
  })

  await test.step('published', async () => {
    const at = await scheduleSoon(form, 'Publish at')
    const early = await status(`/${coming}`)
    if (Date.now() < at.getTime()) expect(early).toBe(404)
    await expect.poll(() => status(`/${coming}`), {timeout: 60_000}).toBe(200)
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
    await expect.poll(async () => (await request.get('/sitemap.xml')).text()).toContain(coming)
  })

  await test.step('a later take-down is shown, listed and canceled', async () => {
    await openSchedule(studio, leaving)
    await choose(form, 'Take down at', new Date(Date.now() + 3 * 86_400_000))
    await form.getByRole('button', {name: 'Save schedule'}).click()
    await expect(form.getByText(/^Take down \w+ \d+, \d{4}/).first()).toBeVisible()
    await form.getByRole('link', {name: 'Schedule', exact: true}).click()
    await expect(form.getByRole('heading', {name: 'Upcoming'})).toBeVisible()
    await expect(form.getByRole('listitem').filter({hasText: coming})).toContainText(
      /Published by schedule .+ · Page · set by Local Editor/,
    )
    await expect(form.getByRole('table').getByRole('link', {name: `Published ${coming}`})).toBeVisible()
    await form.getByRole('button', {name: `Cancel: ${leaving}`}).click()
    await expect(form.getByRole('listitem').filter({hasText: leaving})).toHaveCount(0)
  })

  await test.step('a publish by hand asks about the schedule, and ends it only if it is not canceled', async () => {
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

  await test.step('the schedule of a deleted page is marked', async () => {
    await openSchedule(studio, coming)
    await choose(form, 'Take down at', new Date(Date.now() + 3 * 86_400_000))
    await form.getByRole('button', {name: 'Save schedule'}).click()
    await expect(form.getByText(/^Take down \w+ \d+, \d{4}/).first()).toBeVisible()
    await studio.actUntil('Schedule…', 'Publish at')
    await lake.delete(coming)
    await expect(form.getByRole('dialog')).toContainText('There’s nothing to schedule.')
    await studio.confirm(/close/i)
    await studio.goTo('/schedule')
    const row = form.getByRole('listitem').filter({hasText: coming}).filter({hasText: 'was deleted'})
    await row.getByRole('button', {name: /^Cancel/}).click()
    await expect(row).toHaveCount(0)
  })

  await test.step('taken down', async () => {
    await openSchedule(studio, leaving)
    await scheduleSoon(form, 'Take down at')
    await expect.poll(() => status(`/${leaving}`), {timeout: 60_000}).toBe(404)
  })
  // The calendar shows three schedules of a date.
  await lake.delete({query: '*[_type == "schedule" && documentId in $ids]', params: {ids: [coming, leaving]}})
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
