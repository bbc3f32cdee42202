import {usStates} from '@upline/domain/content/us-states.ts'
import {contentInForce} from '@upline/domain/periods/in-force.ts'
import {siteInState} from '@upline/web/content/chosen-state.ts'
import {Disclaimers} from '@upline/web/content/disclaimer.tsx'
import type {PageQueryResult, SiteQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {siteQuery} from '@upline/web/content/site.groq.ts'
import {siteInForce} from '@upline/web/content/site-in-force.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import type {Section, SectionOf, SectionType} from '@upline/web/content/types.ts'
import {pageQuery} from '@upline/web/page/page.groq.ts'
import {CarrierDirectory} from '@upline/web/sections/carrier-directory/carrier-directory.tsx'
import {ProductCategories} from '@upline/web/sections/product-categories/product-categories.tsx'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {renderOnSite} from '../support/render-on-site.tsx'
import {published, querySample, today} from '../support/sample-dataset.ts'
import {ofType} from './site-content.ts'

const counted = ['Medicare Advantage', 'Prescription Drug Plans']
const carriers = ofType('carrier') as unknown as {
  _id: string
  name: string
  specialties: string[]
  availability?: {state: string; products?: string[]}[]
}[]
type Carrier = (typeof carriers)[number]

const planCounts = (ofType('planCount') as unknown as PlanCount[]).filter(({year}) => year === 2027)
const categories = ofType('productCategory') as unknown as {
  products: {name: string; carriers: {_ref: string}[]}[]
}[]
const products = categories.flatMap((category) => category.products)

interface PlanCount {
  carrier: {_ref: string}
  year: number
  total: number
  states: {state: string; plans: number}[]
}

function isSold({specialties, availability = []}: Carrier, state: string, product?: string): boolean {
  const there = availability.find((entry) => entry.state === state)
  if (!there) return false
  return !product || (specialties.includes(product) && (there.products ?? [product]).includes(product))
}

/** Counts by going through every carrier and its plans of 2027. */
function countIn(state?: string): [organizations: number, plans: number] {
  const counts = carriers.map((carrier) => {
    const isCounted = counted.some((product) =>
      state ? isSold(carrier, state, product) : carrier.specialties.includes(product),
    )
    const {total = 0, states = []} = planCounts.find((count) => count.carrier._ref === carrier._id) ?? {}
    const plans = state ? (states.find((entry) => entry.state === state)?.plans ?? 0) : total
    return isCounted ? plans : 0
  })
  return [counts.filter(Boolean).length, counts.reduce((sum, count) => sum + count)]
}

const site = siteInForce(querySample<SiteQueryResult>(siteQuery), today)
const pages = new Map(
  ['/legal', '/carriers/directory', '/carriers/products'].map((path) => [
    path,
    contentInForce(querySample<PageQueryResult>(pageQuery, {path}), today),
  ]),
)

/** Returns the site as a visitor of a state sees it, and its section of a type on a page. */
function inState<Type extends SectionType>(state: string, path: string, type: Type) {
  const chosen = siteInState(site, state)
  const {sections} = resolveContent(pages.get(path), chosen.facts) as {sections: Section[]}
  const section = sections.find(({_type}) => _type === type) as SectionOf<Type>
  return {site: resolveContent(chosen, chosen.facts), section}
}

const textsOf = (nodes: Iterable<Element>) =>
  [...nodes].map(({textContent}) => textContent.replace(/\u00ad|\u200b|,$/g, ''))
const namesOf = (list: readonly Carrier[]) => list.map(({name}) => name).sort()

beforeEach(() => vi.useFakeTimers({now: new Date(`${today}T12:00:00Z`), toFake: ['Date']}))

test('there are 51 states, at least one without a carrier, and a license for each', () => {
  const names = usStates.map(({name}) => name)
  expect(names).toHaveLength(51)
  expect(names.some((name) => countIn(name)[0] === 0)).toBe(true)
  const tables = published.find(({path}) => path === '/licenses')?.sections as {
    rows?: {feature: string}[]
  }[]
  expect(tables.map(({rows}) => rows?.map(({feature}) => feature))).toContainEqual(names)
})

test('the totals count every carrier that the page of products lists for Medicare Advantage or drug plans', () => {
  const listed = products.filter(({name}) => counted.includes(name)).flatMap((product) => product.carriers)
  const left = carriers.filter(
    ({_id, specialties}) =>
      (listed.some(({_ref}) => _ref === _id) || specialties.some((each) => counted.includes(each))) &&
      !planCounts.some((count) => count.carrier._ref === _id),
  )
  expect(left.map(({name}) => name)).toEqual([])
})

test('without a state, the standardized text has the totals, and no other text speaks of “your area”', () => {
  const [organizations, plans] = countIn()
  for (const state of ['', 'Atlantis']) {
    const {section} = inState(state, '/legal', 'notice')
    expect(section.disclaimers?.[0]?.versions[0]?.text).toContain(
      `${organizations} organizations which offer ${plans} products in your area`,
    )
  }
  const others = published.map((document) => ({
    ...document,
    // The draft of a letter quotes the disclaimer, too.
    text: !['disclaimer', 'resourceDocument'].includes(document._type) && document.text,
  }))
  expect(JSON.stringify(others)).not.toMatch(/\b(?:your|the visitor.s) area\b/i)
})

describe.each(usStates)('$name', ({name: state}) => {
  beforeEach(() => localStorage.setItem('upline.state', state))

  test('the disclaimer has the counts of the carriers that sell there, or says that none does', () => {
    const {site, section} = inState(state, '/legal', 'notice')
    const {container} = renderOnSite(<Disclaimers disclaimers={section.disclaimers} />, {site})
    const [organizations, plans] = countIn(state)
    const [text] = textsOf(container.querySelectorAll('[data-disclaimer] > p'))
    expect(text).toContain(
      organizations > 0
        ? `we represent ${organizations} organizations which offer ${plans} products in your area`
        : `We do not sell Medicare Advantage or drug plans in ${state}`,
    )
    expect(container.querySelector('select')?.value).toBe(state)
  })

  test('the directory has the carriers that sell there', () => {
    const {site, section} = inState(state, '/carriers/directory', 'carrierDirectory')
    const {container} = renderOnSite(<CarrierDirectory section={{...section, pageSize: null}} />, {site})
    const sold = carriers.filter((carrier) => isSold(carrier, state))
    const [status] = textsOf(container.querySelectorAll('[aria-live] > p'))
    expect(status).toBe(`${sold.length} of ${carriers.length} carriers`)
    expect(textsOf(container.querySelectorAll('li h2, li h3')).sort()).toEqual(namesOf(sold))
  })

  test('the page of products has the carriers that sell each there', () => {
    const {site, section} = inState(state, '/carriers/products', 'productCategories')
    const {container} = renderOnSite(<ProductCategories section={section} />, {site})
    const shown = [...container.querySelectorAll('tbody tr')].map((row) => [
      row.querySelector('th')?.textContent,
      textsOf(row.querySelectorAll('li')).sort(),
    ])
    const expected = products.map(({name, carriers: listed}) => {
      const isSpecialty = carriers.some(({specialties}) => specialties.includes(name))
      const sold = carriers.filter(({_id}) => isSpecialty || listed.some(({_ref}) => _ref === _id))
      return [name, namesOf(sold.filter((each) => isSold(each, state, isSpecialty ? name : undefined)))]
    })
    expect(shown.sort()).toEqual(expected.sort())
  })

  test('every carrier that sells Medicare Advantage or drug plans there has a plan count', () => {
    const without = carriers.filter((carrier) => {
      const count = planCounts.find((each) => each.carrier._ref === carrier._id)
      const isCounted = counted.some((product) => isSold(carrier, state, product))
      return isCounted && !count?.states.some((entry) => entry.state === state)
    })
    expect(without).toEqual([])
  })
})
