// @vitest-environment node

import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {defaultTimeLimits} from '@upline/lake/query/time-limit.ts'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import {Site} from '@upline/prerender/site/site.ts'
import {startLake} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {JSDOM} from 'jsdom'
import {extractText} from 'unpdf'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {allDocuments, ofType} from '../content/site-content.ts'
import {build} from './random-edits.ts'

// The first queries of a process are slow, and a busy machine makes them slower.
const lake = await startLake({...defaultTimeLimits, query: 60_000, request: 60_000})
const folder = temporaryFolder()

beforeAll(async () => {
  const transaction = lake.client.transaction()
  for (const {_id, _type, ...fields} of allDocuments) transaction.createOrReplace({_id, _type, ...fields})
  await transaction.commit()
})
afterAll(() => lake.stop())

const parse = (html: string) => new JSDOM(html).window.document

/** Renders the sample site at noon of a date. Returns the document of each page, by path. */
async function renderOn(date: string): Promise<Map<string, Document>> {
  const path = join(folder, date)
  const site = new Site(build, lake.client, new SiteFolder(path), () => new Date(`${date}T17:00:00Z`))
  await site.renderAll()
  expect(site.problems).toEqual([])
  const paths = allDocuments.flatMap((document) => {
    const isPage = ['page', 'newsArticle'].includes(document._type) || document.hasPage === true
    return isPage && !document._id.startsWith('drafts.') ? [String(document.path)] : []
  })
  return new Map(
    paths.map((pagePath) => {
      const file = pagePath.endsWith('.html') ? pagePath : `${pagePath}/index.html`
      return [pagePath, parse(readFileSync(join(path, file), 'utf8'))]
    }),
  )
}

const figures = [
  ...ofType('fact').map(({value, year}) => ({value: String(value), year: Number(year)})),
  ...ofType('compensationCap').flatMap(({initial, renewal, year}) =>
    [initial, renewal].map((value) => ({value: `$${value}`, year: Number(year)})),
  ),
].filter(({value, year}) => year && /^\$[\d.,]+$/.test(value))

const vague =
  /\b(?:this year(?:’s)?|(?:current|latest) (?:year|figures?|amounts?|rates?|premiums?|limits?)|(?:figure|amount|rate|premium|maximum)s? (?:\S+ ){0,3}(?:today|now))\b/i
const openPast =
  /\b(?:until|(?<!in effect )through|by|(?:on or )?after|(?:(?:ends?|opens?|closes?|begins?|starts?|changes?|take effect)(?: on)?)) ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d{4})/g

/**
 * Returns the statements of a page that are false on a date: figures of another year without their year in the same block or column head,
 * words for the present next to figures, and past dates in the present tense.
 */
function falseStatements({title, head, body}: Document, today: string): string[] {
  const snippet = `${title} ${head.querySelector('[name=description]')?.getAttribute('content')}`
  const blocks = [
    ...(body.querySelector('main') ?? body).querySelectorAll(
      'p, li, td, th, dd, dt, h1, h2, h3, figcaption, caption',
    ),
  ].filter((block) => !block.querySelector('p, li, td, dd'))
  return [{textContent: snippet, closest: () => null}, ...blocks].flatMap((block) => {
    const text = block.textContent ?? ''
    const context = `${text} ${columnHead(block)} ${block.closest('dl > div')?.textContent ?? ''}`
    const undated = figures.filter(
      ({value, year}) =>
        String(year) !== today.slice(0, 4) &&
        new RegExp(`${value.replace(/[$.]/g, '\\$&')}(?![\\d,]|\\.\\d)`).test(text) &&
        // The same figure can belong to two years.
        !figures.some((other) => other.value === value && context.includes(String(other.year))),
    )
    const past = [...text.matchAll(openPast)].filter(
      ([, date = '']) => new Date(`${date} 12:00 UTC`).toISOString().slice(0, 10) < today,
    )
    return undated.length > 0 || past.length > 0 || vague.test(text) ? [text] : []
  })
}

function columnHead(block: Pick<Element, 'closest'>): string {
  const cell = block.closest('td')
  return cell?.closest('table')?.querySelectorAll('thead th')[cell.cellIndex]?.textContent ?? ''
}

test('false statements are found', () => {
  const document =
    parse(`<title>What ends on January 1, 2026</title><main><p>It costs $202.90 a month.</p><p>It costs $202.90 (2026).</p>
    <p>See this year’s amounts.</p><p>The maximum is $725 today.</p><p>Enrollment ends on December 15, 2026.</p>
    <table><thead><tr><th>2026</th><th>Plan</th></tr></thead><tbody><tr><td>$694</td><td>$347</td></tr></tbody></table>
    <p>It ran from November 1 to December 15, 2026.</p>
    <p>Plans that take effect on or after January 1, 2026 have a maximum of $725 (2027).</p><dl><div><dt>2026</dt><dd>$283</dd></div></dl></main>`)
  expect(falseStatements(document, '2027-01-01')).toEqual([
    'What ends on January 1, 2026 undefined',
    'It costs $202.90 a month.',
    'See this year’s amounts.',
    'The maximum is $725 today.',
    'Enrollment ends on December 15, 2026.',
    '$347',
    'Plans that take effect on or after January 1, 2026 have a maximum of $725 (2027).',
  ])
})

test.each(['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-02'])(
  'no page states a false figure or date on %s',
  async (date) => {
    const pages = await renderOn(date)
    const found = [...pages].flatMap(([path, document]) =>
      // Articles keep the text of their date, which they show.
      path.startsWith('/about/news/')
        ? []
        : falseStatements(document, date).map((text) => `${path}: ${text}`),
    )
    const textOf = (path: string, selector = 'main') =>
      pages.get(path)?.querySelector(selector)?.textContent ?? ''
    expect(found).toEqual([])
    expect(pages.size).toBeGreaterThan(40)

    const pdf = readFileSync(join(folder, date, 'papers/resource-document-medicare-figures.pdf'))
    const {text} = await extractText(new Uint8Array(pdf), {mergePages: true})
    expect(text).toMatch(/\$700 \(2027\)[^$]*; \$615 \(2026\)/)
    expect(textOf('/resources/documents')).toMatch(/Form HO-101 · As of November 1, 2026 · PDF, \d+ kB/)

    const caps = textOf('/resources/commissions')
    expect(caps.includes('2026, initial')).toBe(date < '2027')
    expect(caps).toContain('2027, initial')

    // Whose figures are over says so, and that the next ones are not posted.
    const isAfter2027 = date > '2027-12-31'
    const amounts = textOf('/insurance/medicare', 'dl')
    expect(amounts).toContain(isAfter2027 ? '$7002027, newer figure not posted yet' : '$7002027')
    expect(amounts).toContain(date < '2027' ? '$202.902026' : '$202.902026, newer figure not posted yet')
    expect(caps.includes('2028, initial')).toBe(isAfter2027)
    const overNote = 'in effect through December 31, 2027. The current version isn’t posted yet'
    expect(textOf('/legal', '[data-disclaimer]').includes(overNote)).toBe(isAfter2027)
    expect(textOf('/', 'footer [data-disclaimer]').includes(overNote)).toBe(isAfter2027)
    expect(textOf('/insurance').includes('next enrollment dates aren’t posted yet')).toBe(date > '2027-10-31')
    // The daily call is the next training if no other one has a date.
    expect(textOf('/resources/training', 'time')).not.toBe('')
  },
)

test('every figure of a year has a last date', () => {
  const years = [...ofType('fact'), ...ofType('compensationCap'), ...ofType('planCount')]
  // The specification fixes the amounts of 2024, which are for comparison.
  const endless = years.filter(({year, effectiveUntil}) => Number(year) > 2024 && !effectiveUntil)
  expect(endless.map(({_id}) => _id)).toEqual([])
})
