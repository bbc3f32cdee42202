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

/** A type, and values that break a rule of its form, with the message, and that keep it. */
const rules: [type: string, wrong: Values, message: string, right: Values][] = [
  [
    'calendarEvent',
    {...event, endDate: '2026-03-01'},
    'The last day is before the first',
    {...event, endDate: '2026-03-02'},
  ],
  ['calendarEvent', {...event, endTime: '08:00'}, 'It ends before it begins', event],
  ['calendarEvent', {...event, startTime: ''}, 'Enter the start time', event],
  [
    'calendarEvent',
    {...event, startTime: undefined},
    'Enter the start time',
    {...event, startTime: undefined, allDay: true},
  ],
  [
    'calendarEvent',
    {...event, endTime: undefined},
    'Enter the end time',
    {...event, endTime: undefined, allDay: true},
  ],
  ['calendarEvent', event, 'Time zone: Choose one', {...event, timeZone: 'America/New_York'}],
  ['calendarEvent', {...event, startTime: '9 AM'}, 'Enter 09:00 for 9 AM', event],
  ['calendarEvent', {url: 'www.example.com'}, 'https://', {url: 'https://www.example.com'}],
  ['calendarEvent', {}, 'Choose a start date', event],
  ['carrier', {foundedYear: 1699}, 'Enter a year', {foundedYear: 1700}],
  ['carrier', {foundedYear: 2101}, 'Enter a year', {foundedYear: 2100}],
  ['carrier', {name: '  '}, 'Name: Enter some text', {name: 'Meridian'}],
  [
    'person',
    {social: {linkedin: 'mailto:a@b.example'}},
    'https://',
    {social: {linkedin: 'https://b.example'}},
  ],
  ['course', {duration: 0}, 'Enter the hours', {duration: 1}],
  ['course', {duration: 201}, 'Enter the hours', {duration: 200}],
  ['newsArticle', {readTime: 61}, 'Enter whole minutes', {readTime: 60}],
  ['newsArticle', {readTime: 1.5}, 'Enter whole minutes', {readTime: 1}],
  ['newsArticle', {date: '2999-01-01'}, 'future', {date: '2026-01-01'}],
  ['compensationCap', {initial: 0}, 'Enter the amount in dollars, such as 694', {initial: 1}],
  ['compensationCap', {initial: 9, renewal: 10}, 'A renewal maximum is lower', {initial: 9, renewal: 9}],
  ['compensationCap', {renewal: 0}, 'Enter the amount in dollars, such as 347', {renewal: 1}],
  ['planCount', {total: 0}, 'whole number', {total: 10_000}],
  [
    'planCount',
    items('states', {state: 'Ohio'}, {state: 'Ohio'}),
    'Ohio is in the list twice',
    items('states', {state: 'Ohio'}),
  ],
  [
    'fact',
    {effectiveFrom: '2026-02-01', effectiveUntil: '2026-01-31'},
    'last',
    {effectiveFrom: '2026-02-01', effectiveUntil: '2026-02-01'},
  ],
  ['fact', {year: 1989}, 'Enter the year with four digits', {year: 1990}],
  [
    'fact',
    {year: 2028, effectiveFrom: '2026-02-01', effectiveUntil: '2026-02-02'},
    'The year 2028 is outside',
    {year: 2027, effectiveFrom: '2026-02-01', effectiveUntil: '2026-02-02'},
  ],
  ['fact', {year: 2026}, 'Add a source', {year: 2026, source: 'CMS'}],
  [
    'fact',
    {lastReviewed: '2026-01-01'},
    'Enter the reviewer’s name',
    {lastReviewed: '2026-01-01', reviewer: 'Ana'},
  ],
  [
    'fact',
    {lastReviewed: '2999-01-01', reviewer: 'Ana'},
    'future',
    {lastReviewed: '2026-01-01', reviewer: 'Ana'},
  ],
  ['fact', {key: 'a b'}, 'Start with a lowercase letter', {key: 'ab'}],
  ['resourceDocument', {}, 'Upload the file that agents download', {file: asset('file-a-pdf')}],
  ['resourceDocument', {file: asset('file-a-exe')}, 'exe', {file: asset('file-a-pdf')}],
  ['redirect', {from: 'old'}, 'An old path starts with /', {from: '/old'}],
  [
    'sharedSection',
    items('sections', {_type: 'prose'}, {_type: 'prose'}),
    'Add exactly one section',
    items('sections', {_type: 'prose'}),
  ],
  ['page', {}, 'Add at least one section', onPage({_type: 'prose'})],
  ['page', onPage({_type: 'eventList', most: 0}), 'from 1 to 200', onPage({_type: 'eventList', most: 200})],
  [
    'page',
    onPage({_type: 'earningsExample', years: 11}),
    'from 1 to 10',
    onPage({_type: 'earningsExample', years: 10}),
  ],
  ['page', onPage({_type: 'prose', anchor: 'a b'}), 'Anchor', onPage({_type: 'prose', anchor: 'a-b'})],
  [
    'page',
    onPage({_type: 'tabs', ...items('panels', {_type: 'tabPanel'})}),
    'Add at least two tabs',
    onPage({_type: 'tabs', ...items('panels', {_type: 'tabPanel'}, {_type: 'tabPanel'})}),
  ],
  [
    'page',
    {seo: {description: 'x'.repeat(49)}},
    'at least 50 characters',
    {seo: {description: 'x'.repeat(50)}},
  ],
  [
    'page',
    {seo: {description: 'x'.repeat(300)}},
    'cut off descriptions',
    {seo: {description: 'x'.repeat(100)}},
  ],
  ['page', {seo: {title: 'x'.repeat(100)}}, 'cut off titles', {seo: {title: 'x'.repeat(20)}}],
  [
    'navigation',
    items('groups', {_type: 'navGroup'}),
    'Choose where it goes, or add entries',
    items('groups', {_type: 'navGroup', ...items('items', {label: 'A'})}),
  ],
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
    {reminder: {to: 'office'}},
    'such as website@example.com',
    {reminder: {to: 'a@b.example'}},
  ],
  ['notificationMail', {reminder: {isOn: true}}, 'such as website@example.com', {reminder: {isOn: false}}],
  [
    'notificationMail',
    items('routes', {to: 'a@b'}),
    'such as medicare@example.com',
    items('routes', {to: 'a@b.example'}),
  ],
  [
    'notificationMail',
    items('routes', {}, {states: ['Ohio']}),
    'Entry 1 gets every inquiry',
    items('routes', {states: ['Ohio']}, {}),
  ],
]

test.each(rules)('a %s with %j: %s', async (type, wrong, message, right) => {
  expect(await problemsOf(type, wrong)).toContain(message)
  expect(await problemsOf(type, right)).not.toContain(message)
})
