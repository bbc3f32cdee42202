import {type Available, productsIn} from '@upline/domain/content/carrier-products.ts'
import {usStates} from '@upline/domain/content/us-states.ts'
import {siteInState} from '@upline/web/content/chosen-state.ts'
import {siteQuery} from '@upline/web/content/site.groq.ts'
import {siteInForce} from '@upline/web/content/site-in-force.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import {pageQuery} from '@upline/web/page/page.groq.ts'
import {evaluateSync, parse} from 'groq-js'
import {describe, expect, test} from 'vitest'
import {allDocuments, ofType} from './site-content.ts'

const counted = ['Medicare Advantage', 'Prescription Drug Plans']
const carriers = ofType('carrier') as unknown as {
  _id: string
  specialties: string[]
  availability?: {state: string; products?: string[]}[]
}[]

const planCounts = (ofType('planCount') as unknown as PlanCount[]).filter(({year}) => year === 2027)

type Product = {name: string; carriers: (Available & {_id: string})[]}

interface PlanCount {
  carrier: {_ref: string}
  year: number
  total: number
  states: {state: string; plans: number}[]
}

/** Counts by going through every carrier and its plans of 2027. */
function countIn(state?: string): [organizations: number, products: number] {
  let organizations = 0
  let products = 0
  for (const {_id, specialties, availability = []} of carriers) {
    const there = availability.find((entry) => entry.state === state)
    const isSold = counted.some(
      (product) =>
        specialties.includes(product) &&
        (!state || (there && (!there.products?.length || there.products.includes(product)))),
    )
    const {total = 0, states = []} = planCounts.find(({carrier}) => carrier._ref === _id) ?? {}
    const plans = state ? (states.find((entry) => entry.state === state)?.plans ?? 0) : total
    if (!isSold || plans === 0) continue
    organizations++
    products += plans
  }
  return [organizations, products]
}

const site = siteInForce(evaluateSync(parse(siteQuery), {dataset: allDocuments}).data, '2026-11-23')
const disclaimer = (state: string) => {
  const inState = siteInState(site, state)
  return resolveContent(inState.settings?.disclaimers, inState.facts)?.[0]?.versions[0]
}

test('there are 51 states, and at least one without a carrier', () => {
  expect(usStates).toHaveLength(51)
  expect(usStates.some(({name}) => countIn(name)[0] === 0)).toBe(true)
})

describe.each(usStates)('$name', ({name}) => {
  test('the disclaimer has the counts of the carriers that sell there, or none', () => {
    const [organizations, products] = countIn(name)
    if (organizations === 0) expect(site.counts[name]).toEqual([0, 0])
    else
      expect(disclaimer(name)?.text).toContain(
        `we represent ${organizations} organizations which offer ${products} products in your area`,
      )
  })

  test('every carrier that sells Medicare Advantage or drug plans there has a plan count', () => {
    const without = carriers.filter(({_id, specialties, availability = []}) => {
      const there = availability.find((entry) => entry.state === name)
      const isSold = counted.some(
        (product) =>
          specialties.includes(product) &&
          there &&
          (!there.products?.length || there.products.includes(product)),
      )
      const count = planCounts.find(({carrier}) => carrier._ref === _id)
      return isSold && !count?.states.some(({state}) => state === name)
    })
    expect(without).toEqual([])
  })
})

test('without a state, the standardized text has the totals, and no other text speaks of “your area”', () => {
  const [organizations, products] = countIn()
  expect(disclaimer('')?.text).toContain(
    `${organizations} organizations which offer ${products} products in your area`,
  )
  expect(disclaimer('Atlantis')?.text).toBe(disclaimer('')?.text)
  const others = allDocuments.map((document) => ({
    ...document,
    // The draft of a letter quotes the disclaimer, too.
    text: !['disclaimer', 'resourceDocument'].includes(document._type) && document.text,
  }))
  expect(JSON.stringify(others)).not.toMatch(/\b(?:your|the visitor.s) area\b/i)
})

test('the page of products has the carriers of the directory, in each state', () => {
  const specialties = new Set(ofType('carrierSpecialty').map(({key}) => String(key)))
  const page = evaluateSync(parse(pageQuery), {
    dataset: allDocuments,
    params: {path: '/carriers/products'},
  }).data
  const categories = page.sections.flatMap(({items}: {items?: {products: Product[]}[]}) => items ?? [])
  const products: Product[] = categories.flatMap((category: {products: Product[]}) => category.products)
  const shared = products.filter(({name}) => specialties.has(name))
  expect(shared.length).toBeGreaterThan(8)
  for (const {name} of usStates) {
    for (const product of shared) {
      const listed = product.carriers.filter((each) => productsIn(each, name).includes(product.name))
      const sold = carriers.filter(({specialties: all, availability = []}) => {
        const there = availability.find(({state}) => state === name)
        return (
          all.includes(product.name) && there && (there.products ?? [product.name]).includes(product.name)
        )
      })
      expect([name, product.name, listed.map(({_id}) => _id).sort()]).toEqual([
        name,
        product.name,
        sold.map(({_id}) => _id).sort(),
      ])
    }
  }
})
