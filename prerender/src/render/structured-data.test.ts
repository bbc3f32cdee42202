import type {ContentData, SiteData} from '@upline/web/content/types.ts'
import {expect, test} from 'vitest'
import {companyFacts, structuredData} from './structured-data.ts'

test('only what one can attend is an event', () => {
  const event = {
    kind: 'training',
    title: 'Live class',
    allDay: false,
    startDate: '2027-01-12',
    startTime: '11:00',
    endTime: '12:00',
    timeZone: 'America/New_York',
    url: 'https://meet.example/class',
  }
  const events = [
    {...event, _id: 'online'},
    {...event, _id: 'office', url: null, place: 'Dallas'},
    {...event, _id: 'nowhere', url: null},
    {...event, _id: 'untitled', title: ' '},
    {...event, _id: 'undated', startDate: 'soon'},
    {...event, _id: 'script', url: 'javascript:alert(1)'},
    {...event, _id: 'deadline', kind: 'deadline'},
    {...event, _id: 'window', kind: 'certification', allDay: true, endDate: '2027-09-30'},
  ]
  const page = {_type: 'page', path: '/calendar', title: 'Calendar', sections: [{_type: 'eventList', events}]}
  const site = {settings: {organizationName: 'Harbor Oak'}, facts: {}, navigation: null}
  const data = structuredData(
    'https://site.example',
    page as unknown as ContentData,
    site as unknown as SiteData,
    '',
  )
  expect(data?.['@graph']).toMatchObject([
    {
      '@type': 'Event',
      startDate: '2027-01-12T16:00:00.000Z',
      endDate: '2027-01-12T17:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: {'@type': 'VirtualLocation', url: event.url},
    },
    {
      '@type': 'Event',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {'@type': 'Place', name: 'Dallas'},
    },
  ])
})

test('half-filled content leaves out what search engines would refuse', () => {
  const answer = [{_type: 'block', children: [{_type: 'span', text: 'Yes.'}]}]
  const items = [
    {question: 'Ready?', answer},
    {question: 'Empty?', answer: []},
    {question: null, answer},
    null,
  ]
  const page = {_type: 'page', path: '/', title: 'Home', sections: [{_type: 'faqList', items}]}
  const site = {settings: null, facts: {phone: '', address: ' ', foundedYear: 'since 2017'}, navigation: null}
  const data = structuredData('https://site.example', page as never, site as never, '')
  const [company, questions] = JSON.parse(JSON.stringify(data?.['@graph']))
  expect(company).toMatchObject({'@type': 'InsuranceAgency', foundingDate: '2017'})
  expect(company).not.toHaveProperty('telephone')
  expect(company).not.toHaveProperty('address')
  expect(questions.mainEntity).toEqual([expect.objectContaining({name: 'Ready?'})])
})

test('home describes the company by its settings and facts', () => {
  const read = new Set<string>()
  const values: Record<string, string> = {
    phone: ' (214) 555-0100 ',
    email: 'a@b.example',
    address: ' ',
    foundedYear: 'Since 1985',
  }
  const facts = new Proxy(values, {
    get: (all, key) => {
      read.add(String(key))
      return all[String(key)]
    },
  })
  const settings = {
    organizationName: 'Harbor Oak Marketing',
    shortName: 'Harbor Oak',
    logo: null,
    defaultSeo: {description: 'For agents', picture: null},
  }
  const home = {_type: 'page', path: '/', title: 'Home', sections: []} as unknown as ContentData
  const site = {settings, facts, navigation: null} as unknown as SiteData
  const data = structuredData('https://site.example', home, site, '')
  expect(JSON.parse(JSON.stringify(data?.['@graph']))[0]).toEqual({
    '@type': 'InsuranceAgency',
    '@id': 'https://site.example/#organization',
    name: 'Harbor Oak Marketing',
    alternateName: 'Harbor Oak',
    url: 'https://site.example/',
    description: 'For agents',
    logo: 'https://site.example/icon-512.png',
    image: 'https://site.example/icon-512.png',
    telephone: '(214) 555-0100',
    email: 'a@b.example',
    foundingDate: '1985',
    areaServed: 'US',
  })
  // The page is rendered again when one of them changes.
  expect([...read].toSorted()).toEqual([...companyFacts].toSorted())
})
