import {expect, test} from 'vitest'
import {compareList, comparePages} from './compare-files.ts'

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head><title>A &amp; B</title>${head}</head><body class="x">${body}<script>{"state":"${body.length}"}</script></body></html>`

test('reads a paragraph as one line, with its links', () => {
  const before = page(
    '<main><p>Earn <strong>80%</strong> of <a href="/levels">each</a> premium.</p><p>Same.</p></main>',
  )
  expect(comparePages(before, before.replace('80%', '85%'))).toEqual([
    {
      place: 'Page',
      before: 'Earn 80% of each (/levels) premium.',
      after: 'Earn 85% of each (/levels) premium.',
    },
  ])
  expect(comparePages(before, before.replace('/levels', '/rates'))[0]?.after).toContain('(/rates)')
})

test('names a change that a page has twice once, also where scripts are off', () => {
  const before = page('<h1>Old</h1><p>Same.</p><noscript><ul><li class="a">Old</li></ul></noscript>')
  expect(comparePages(before, before.replaceAll('Old', 'New'))).toEqual([
    {place: 'Page', before: 'Old', after: 'New'},
  ])
})

test('reads texts for screen readers and for machines', () => {
  const head = (text: string) =>
    `<meta name="description" content="${text}"/><meta property="og:title" content="${text}"/><script type="application/ld+json">{"@graph":[{"@type":"Thing","name":"${text}","dateModified":"${Math.random()}"}]}</script>`
  const before = page('<img alt="A desk" src="/assets/images/a.jpg"/>', head('Old'))
  const after = page('<img alt="A chair" src="/assets/images/a.jpg"/>', head('New'))
  expect(comparePages(before, after)).toEqual([
    {place: 'Page', before: 'A desk', after: 'A chair'},
    {place: 'Search result', before: 'Old', after: 'New'},
    {place: 'Share card', before: 'Old', after: 'New'},
    {place: 'Details for search engines', before: 'Old', after: 'New'},
  ])
})

test('names the old and the new picture', () => {
  const before = page('<img alt="A desk" src="/assets/images/a.jpg"/>')
  expect(comparePages(before, before.replace('a.jpg', 'b.jpg'))).toEqual([
    {place: 'Page', before: 'Picture: /assets/images/a.jpg', after: 'Picture: /assets/images/b.jpg'},
  ])
})

test('reports a changed look or order, and ignores the state', () => {
  expect(comparePages(page('<p class="a">One</p>'), page('<p class="b">One</p>'))).toEqual([
    {place: 'Page', note: 'Its look changes, not its text.'},
  ])
  const reordered = comparePages(page('<p>One</p><p>Two</p>'), page('<p>Two</p><p>One</p>'))
  expect(reordered.map(({place}) => place)).toEqual(['Page', 'Page'])
  const same = page('<p>One</p>')
  expect(comparePages(same, same.replace('"state":"', '"state":"1'))).toEqual([])
})

test('reads calendars, feeds and sitemaps without their time stamps', () => {
  const event = (title: string, more = '') =>
    `BEGIN:VEVENT\r\nDTSTAMP:${Math.random()}\r\nSUMMARY:${title}\r\n go\r\n${more}END:VEVENT\r\n`
  expect(compareList('calendar.ics', event('A'), event('A'))).toBeUndefined()
  const rule = 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20270101T003000Z\r\n'
  expect(compareList('calendar.ics', event('Car'), event('A\\, B or car', rule))?.changes).toEqual([
    {place: 'Calendar', before: 'Cargo', after: 'A, B or cargo\nMonday to Friday until 2027-01-01 00:30 UTC'},
  ])
  const url = (path: string) => `<url><loc>${path}</loc><lastmod>${Math.random()}</lastmod></url>`
  expect(compareList('sitemap.xml', url('/a'), url('/a'))).toBeUndefined()
  expect(compareList('sitemap.xml', url('/a'), url('/a') + url('/b'))?.changes).toEqual([
    {place: 'Sitemap', after: '/b'},
  ])
  expect(compareList('unknown.txt', 'a', 'b')).toBeUndefined()
})
