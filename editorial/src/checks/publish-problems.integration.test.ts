import {startLake} from '@upline/testing/lake.ts'
import {afterAll, expect, test} from 'vitest'
import {contentSchema as schema} from './content-schema.ts'
import {validationErrors} from './publish-problems.ts'

const lake = await startLake()
afterAll(() => lake.stop())

const problems = async (
  level: 'error' | 'warning',
  document: {_id: string; _type: string; [field: string]: unknown},
) => (await validationErrors(document, {client: lake.client, schema}, [level])).map(({text}) => text)

test('a problem of an object is an error, and a warning of an object stays one', async () => {
  const link = (more: object) => ({
    _id: 'drafts.r',
    _type: 'redirect',
    from: '/old',
    to: {_type: 'link', ...more},
  })
  expect(await problems('error', link({}))).toEqual([
    'To › Leads to: Choose one.',
    'To › Page: Choose the page that opens.',
  ])
  const toItself = link({kind: 'path', path: '/old'})
  expect(await problems('error', toItself)).toEqual([expect.stringContaining('To: ')])
  const gone = link({kind: 'path', path: '/gone'})
  expect(await problems('error', gone)).toEqual([])
  expect(await problems('warning', gone)).toEqual([expect.stringContaining('/gone')])
})

const event = {_id: 'drafts.e', _type: 'calendarEvent', startDate: '2027-01-14'}
const link = {_type: 'link', kind: 'page', anchor: 'Two words'}
const route = (more: object) => ({
  _type: 'mailRoute',
  _key: JSON.stringify(more),
  to: 'desk@example.com',
  ...more,
})
const mail = (...routes: object[]) => ({
  _id: 'drafts.n',
  _type: 'notificationMail',
  routes: routes.map(route),
})

test.each([
  ['error', event, 'Enter the start time.', true],
  ['error', {...event, startTime: '11:00'}, 'Enter the start time.', false],
  ['error', {...event, allDay: true}, 'Enter the start time.', false],
  ['error', {_id: 'drafts.r', _type: 'redirect', to: link}, 'To › Section of the page: ', true],
  ['warning', mail({}, {states: ['Texas']}), 'Entry 1 gets every inquiry', true],
  ['warning', mail({states: ['Texas']}, {}), 'gets every inquiry', false],
] as const)('an %s of %j: %s %s', async (level, document, text, isFound) => {
  expect((await problems(level, document)).some((found) => found.includes(text))).toBe(isFound)
})
