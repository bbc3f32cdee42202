import type {SanityClient} from '@sanity/client'
import {contentSchema} from '@upline/editorial/checks/content-schema.ts'
import {validationErrors} from '@upline/editorial/checks/publish-problems.ts'
import {expect, test} from 'vitest'

type Values = Record<string, unknown>

/** An empty lake. */
const client = {fetch: async () => [], withConfig: () => client} as unknown as SanityClient

const problemsOf = async (type: string, values: Values) => {
  const document = {...values, _id: 'drafts.checked', _type: type}
  const problems = await validationErrors(document as never, {client, schema: contentSchema}, [
    'error',
    'warning',
  ])
  return problems.map(({text}) => text).join('\n')
}

const event = {startDate: '2026-03-02', startTime: '09:00', endTime: '10:00'}
const asset = (id: string) => ({asset: {_type: 'reference', _ref: id}})
const onPage = (section: Values) => ({sections: [{_key: 'a', ...section}]})
const link = (values: Values) => ({
  groups: [{_key: 'a', _type: 'navGroup', link: {_type: 'link', ...values}}],
})
const linked = (kind: string, value: unknown) => link({kind, [kind]: value})
const items = (name: string, ...values: unknown[]) => ({
  [name]: values.map((value, at) => (value instanceof Object ? {_key: `k${at}`, ...value} : value)),
})

const routes = (...values: unknown[]) => items('routes', ...values)
const tabs = (...panels: unknown[]) => onPage({_type: 'tabs', ...items('panels', ...panels)})
const example = (years: number) => onPage({_type: 'earningsExample', years})
const description = (length: number) => ({seo: {description: 'x'.repeat(length)}})
const profile = (linkedin: string) => ({social: {linkedin}})
const reminder = (values: Values) => ({reminder: values})

const prose = {_type: 'prose'}
const panel = {_type: 'tabPanel'}
const group = {_type: 'navGroup'}
const fullGroup = {...group, ...items('items', {label: 'A'})}
const ohio = {state: 'Ohio'}
const inOhio = {states: ['Ohio']}
const early = '2026-02-01'
const late = '2026-02-02'

/** A type, values that break a rule of its form, the message, and the changes by which they keep it. */
const rules: [type: string, wrong: Values, message: string, changes: Values][] = [
  [
    'calendarEvent',
    {...event, endDate: '2026-03-01'},
    'The last day is before the first',
    {endDate: '2026-03-02'},
  ],
  ['calendarEvent', {...event, endTime: '08:00'}, 'It ends before it begins', {endTime: '10:00'}],
  ['calendarEvent', {...event, startTime: ''}, 'Enter the start time', {startTime: '09:00'}],
  ['calendarEvent', {...event, startTime: undefined}, 'Enter the start time', {allDay: true}],
  ['calendarEvent', {...event, endTime: undefined}, 'Enter the end time', {allDay: true}],
  ['calendarEvent', event, 'Time zone: Choose one', {timeZone: 'America/New_York'}],
  ['calendarEvent', {...event, startTime: '9 AM'}, 'Enter 09:00 for 9 AM', {startTime: '09:00'}],
  ['calendarEvent', {url: 'www.example.com'}, 'https://', {url: 'https://www.example.com'}],
  ['calendarEvent', {}, 'Choose a start date', event],
  ['carrier', {foundedYear: 1699}, 'Enter a year', {foundedYear: 1700}],
  ['carrier', {foundedYear: 2101}, 'Enter a year', {foundedYear: 2100}],
  ['carrier', {name: '  '}, 'Name: Enter some text', {name: 'Meridian'}],
  ['person', profile('mailto:a@b.example'), 'https://', profile('https://b.example')],
  ['course', {duration: 0}, 'Enter the hours', {duration: 1}],
  ['course', {duration: 201}, 'Enter the hours', {duration: 200}],
  ['newsArticle', {readTime: 61}, 'Enter whole minutes', {readTime: 60}],
  ['newsArticle', {readTime: 1.5}, 'Enter whole minutes', {readTime: 1}],
  ['newsArticle', {date: '2999-01-01'}, 'future', {date: '2026-01-01'}],
  ['compensationCap', {initial: 0}, 'Enter the amount in dollars, such as 694', {initial: 1}],
  ['compensationCap', {initial: 9, renewal: 10}, 'A renewal maximum is lower', {renewal: 9}],
  ['compensationCap', {renewal: 0}, 'Enter the amount in dollars, such as 347', {renewal: 1}],
  ['planCount', {total: 0}, 'whole number', {total: 10_000}],
  ['planCount', items('states', ohio, ohio), 'Ohio is in the list twice', items('states', ohio)],
  ['fact', {effectiveFrom: late, effectiveUntil: early}, 'last', {effectiveUntil: late}],
  ['fact', {year: 1989}, 'Enter the year with four digits', {year: 1990}],
  [
    'fact',
    {year: 2028, effectiveFrom: early, effectiveUntil: late},
    'The year 2028 is outside',
    {year: 2027},
  ],
  ['fact', {year: 2026}, 'Add a source', {source: 'CMS'}],
  ['fact', {lastReviewed: early}, 'Enter the reviewer’s name', {reviewer: 'Ana'}],
  ['fact', {lastReviewed: '2999-01-01', reviewer: 'Ana'}, 'future', {lastReviewed: early}],
  ['fact', {key: 'a b'}, 'Start with a lowercase letter', {key: 'ab'}],
  ['resourceDocument', {}, 'Upload the file that agents download', {file: asset('file-a-pdf')}],
  ['resourceDocument', {file: asset('file-a-exe')}, 'exe', {file: asset('file-a-pdf')}],
  ['redirect', {from: 'old'}, 'An old path starts with /', {from: '/old'}],
  ['sharedSection', items('sections', prose, prose), 'Add exactly one section', items('sections', prose)],
  ['page', {}, 'Add at least one section', onPage(prose)],
  ['page', onPage({_type: 'eventList', most: 0}), 'from 1 to 200', onPage({_type: 'eventList', most: 200})],
  ['page', example(11), 'from 1 to 10', example(10)],
  ['page', onPage({...prose, anchor: 'a b'}), 'Anchor', onPage({...prose, anchor: 'a-b'})],
  ['page', tabs(panel), 'Add at least two tabs', tabs(panel, panel)],
  ['page', description(49), 'at least 50 characters', description(50)],
  ['page', description(300), 'cut off descriptions', description(100)],
  ['page', {seo: {title: 'x'.repeat(100)}}, 'cut off titles', {seo: {title: 'x'.repeat(20)}}],
  ['navigation', items('groups', group), 'Choose where it goes, or add entries', items('groups', fullGroup)],
  ['navigation', linked('page', undefined), 'Choose the page that opens', linked('path', '/a')],
  ['navigation', linked('path', 'a'), '/', linked('path', '#a')],
  ['navigation', linked('path', undefined), 'Enter the path, starting with', linked('page', undefined)],
  ['navigation', linked('url', undefined), 'Enter the full web address', linked('url', 'https://a.example')],
  ['navigation', linked('email', undefined), 'Enter the email address', linked('email', 'a@b.example')],
  ['navigation', linked('phone', undefined), 'Enter the phone number', linked('phone', '(214) 555-0100')],
  ['navigation', linked('file', undefined), 'Choose the document that is downloaded', linked('path', '/a')],
  ['siteSettings', {timeZone: 'America/Dallas'}, 'time zone doesn’t exist', {timeZone: 'America/Chicago'}],
  [
    'notificationMail',
    reminder({to: 'office'}),
    'such as website@example.com',
    reminder({to: 'a@b.example'}),
  ],
  ['notificationMail', reminder({isOn: true}), 'such as website@example.com', reminder({isOn: false})],
  ['notificationMail', routes({to: 'a@b'}), 'such as medicare@example.com', routes({to: 'a@b.example'})],
  ['notificationMail', routes({}, inOhio), 'Entry 1 gets every inquiry', routes(inOhio, {})],
]

test.each(rules)('a %s with %j: %s', async (type, wrong, message, changes) => {
  expect(await problemsOf(type, wrong)).toContain(message)
  expect(await problemsOf(type, {...wrong, ...changes})).not.toContain(message)
})
