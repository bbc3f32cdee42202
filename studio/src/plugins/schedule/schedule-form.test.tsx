import {fireEvent, screen, waitFor} from '@testing-library/react'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {beforeEach, expect, test, vi} from 'vitest'
import {button, enter, openStudio, press, studio, toasted} from '../../ui/mock-studio.fixture.tsx'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {ScheduleForm} from './schedule-form.tsx'

vi.mock('sanity', async () => (await import('../../ui/mock-studio.fixture.tsx')).sanity)
vi.mock('@sanity/ui/toast', async () => (await import('../../ui/mock-studio.fixture.tsx')).toast)
vi.mock('../../ui/effect/effect.tsx', async () => await import('../../ui/mock-studio.fixture.tsx'))
const {errors} = vi.hoisted(() => ({errors: [] as string[]}))
// Compiling the content model takes seconds; publish-problems.integration.test.ts tests it.
vi.mock('@upline/editorial/checks/publish-problems.ts', () => ({publishProblems: async () => errors}))

beforeEach(() => {
  errors.length = 0
})

const page = (_id: string) => ({_id, _type: 'page', title: 'About', path: '/about'})
const local = `${Number(siteDate().slice(0, 4)) + 1}-03-02T10:00`
const at = new Date(local).toISOString()
const schedule = (action: string, more: object = {}) => ({
  ...{_id: `schedule.${action}.a`, _type: 'schedule', documentId: 'a', action, at, state: 'waiting'},
  ...more,
})
async function open(...documents: Parameters<typeof openStudio>) {
  openStudio(...documents)
  const onClose = vi.fn()
  renderInStudio(<ScheduleForm documentId="a" type="page" onClose={onClose} />)
  return {onClose, save: () => press('Save schedule')}
}
const time = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const text = () => document.body.textContent

test('a draft is scheduled for a time in the future, once it has no errors', async () => {
  const {save, onClose} = await open(page('drafts.a'))
  await save()
  expect(await screen.findByText('Choose a date and a time.')).toBeDefined()
  expect(text()).toMatch(
    /Publishes the draft as it is.*What publishing the current draft changesEffect of drafts\.a/,
  )
  enter('Publish at', '2020-01-01T10:00')
  await save()
  expect(screen.getByText('This is in the past. Choose a later time.')).toBeDefined()
  enter('Publish at', local)
  studio.failure = new Error('offline')
  await save()
  await toasted('The schedule was not saved. Check the connection and try again.')
  expect(onClose).not.toHaveBeenCalled()
  studio.failure = undefined
  await waitFor(() => expect(button('Save schedule').disabled).toBe(false))
  await save()
  await waitFor(() => expect(studio.toasts[1]).toBe('Schedule saved.'))
  const stored = {
    _id: 'schedule.publish.a',
    documentType: 'page',
    title: 'About',
    at,
    scheduledBy: 'Ana Ruiz',
  }
  expect(studio.committed).toMatchObject([{create: stored}])
  expect(onClose).toHaveBeenCalledOnce()
})

test('a draft with errors can’t be scheduled', async () => {
  errors.push('Title: is missing')
  const {save} = await open(page('drafts.a'))
  await screen.findByText('Save schedule')
  enter('Publish at', local)
  await save()
  expect(await screen.findByText('Fix the draft first: Title: is missing')).toBeDefined()
  expect(studio.committed).toEqual([])
})

test('a page without changes is taken down; its failed schedule and its times are shown', async () => {
  const failed = schedule('publish', {state: 'failed', note: 'Not published, because it has errors.'})
  const {save} = await open(page('a'), failed, schedule('takeDown'))
  expect((await screen.findByRole('alert')).textContent).toBe('Not published, because it has errors.')
  expect([time('Publish at'), time('Take down at')]).toEqual(['', local])
  expect(text()).toMatch(/Everything is published\..*What taking it down changesEffect of a/)
  enter('Take down at', '')
  await save()
  await toasted('Schedule canceled.')
  expect(studio.committed[1]).toEqual({delete: {id: 'schedule.takeDown.a'}})
})

test('a schedule is canceled; if it changed meanwhile, the form says so', async () => {
  await open(page('drafts.a'), schedule('publish'))
  await press('Cancel schedule')
  await toasted('Schedule canceled.')
  expect(studio.committed[1]).toEqual({delete: {id: 'schedule.publish.a'}})
  studio.failure = Object.assign(new Error(), {statusCode: 409})
  await waitFor(() => expect(button('Cancel schedule').disabled).toBe(false))
  fireEvent.click(button('Cancel schedule'))
  await waitFor(() => expect(studio.toasts[1]).toMatch(/^Someone else changed this schedule, or it ran\./))
})

test('what was deleted can’t be scheduled', async () => {
  await open()
  expect(await screen.findByText('Someone deleted this. There’s nothing to schedule.')).toBeDefined()
})
