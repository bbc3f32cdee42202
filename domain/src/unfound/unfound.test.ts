import {expect, test} from 'vitest'
import {countable, countableSource, isRobot, readUnfound, unfoundLimits, withOneMore} from './unfound.ts'

test.each([
  ['/About.html', '/about.html'],
  ['/page?id=3', '/page?id=3'],
  ['/offer?utm_source=mail&name=Ada#top', '/offer'],
  ['/offer?name=ada', '/offer'],
  ['/blog/2019/05/12/medigap', '/blog/2019/05/12/medigap'],
  ['/news-2019-05-12', '/news-2019-05-12'],
  ['/news-20190512', '/news-20190512'],
  ['?  Med  Supp', '? med supp'],
  ['?medsupp', '?medsupp'],
  ['?75001', '?75001'],
  ['?español', '?español'],
  ['/%ff', '/%ff'],
])('%j is counted as %j', (text, counted) => {
  expect(countable(text)).toBe(counted)
})

test.each([
  '/unsubscribe/ada@example.com',
  '/unsubscribe/ada%40example.com',
  '/@adalovelace',
  '/call/214-555-0134',
  '/call/%28214%29%20555-0134',
  '?(214) 555-0134',
  '?+1 214.555.0134',
  '?２１４５５５０１３４',
  '?npn 12345678',
  '?ada@example.com',
  '?1EG4-TE5-MK73',
  '?123-45-6789',
  '//evil.example',
  '/a b',
  '?',
  '?!',
  'about',
  '',
  `/${'a'.repeat(unfoundLimits.text)}`,
  `?${'a'.repeat(unfoundLimits.text)}`,
  '?\ud800',
  undefined,
  3,
])('%j is not counted', (text) => {
  expect(countable(text)).toBeUndefined()
})

test.each([
  ['/insurance?name=ada', '/insurance'],
  ['/', '/'],
  ['www.google.com', 'www.google.com'],
  ['ada@example.com', undefined],
  ['https://example.com/secret', undefined],
  ['127.0.0.1', undefined],
  ['', undefined],
  [null, undefined],
])('a visitor from %j came from %j', (from, source) => {
  expect(countableSource(from)).toBe(source)
})

test('the same text is counted once more, with each source once and at most five', () => {
  const from = ['/a', '/b', '/a', undefined, '/c', '/d', '/e', '/f']
  const entries = from.reduce<ReturnType<typeof readUnfound>>(
    (counted, source) => withOneMore(counted, '/old', source) ?? [],
    [],
  )
  expect(entries).toEqual([{text: '/old', count: 8, from: ['/a', '/b', '/c', '/d', '/e']}])
})

test('a full day counts the texts that it has, up to their limit, and no others', () => {
  const full = Array.from({length: unfoundLimits.perDay}, (_, i) => ({text: `/${i}`, count: 1, from: []}))
  expect(withOneMore(full, '/new', undefined)).toBeUndefined()
  expect(withOneMore(full, '/7', undefined)).toHaveLength(unfoundLimits.perDay)
  const often = [{text: '/7', count: unfoundLimits.count, from: []}]
  expect(withOneMore(often, '/7', '/')).toBeUndefined()
})

test.each([
  undefined,
  null,
  'x',
  {},
  {entries: 'x'},
  {entries: [null, {text: '/a'}, {text: '?ada@example.com', count: 1}]},
])('a stored day of another form, %j, has no entries', (document) => {
  expect(readUnfound(document)).toEqual([])
})

test('programs are robots, phones are not', () => {
  const robots = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0 Safari/537.36',
    'facebookexternalhit/1.1',
    'GPTBot/1.2',
    'curl/8.5.0',
  ]
  expect(robots.filter((agent) => !isRobot(agent))).toEqual([])
  const people = [
    'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/83.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
  ]
  expect(people.filter(isRobot)).toEqual([])
})
