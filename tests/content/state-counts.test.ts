import {usStates} from '@upline/domain/content/us-states.ts'
import {siteInState} from '@upline/web/content/chosen-state.ts'
import {siteQuery} from '@upline/web/content/site.groq.ts'
import {siteInForce} from '@upline/web/content/site-in-force.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import {evaluateSync, parse} from 'groq-js'
import {describe, expect, test} from 'vitest'
import {allDocuments, ofType} from './site-content.ts'

const counted = ['Medicare Advantage', 'Prescription Drug Plans']
const carriers = ofType('carrier') as unknown as {
  specialties: string[]
  availability?: {state: string; products?: string[]}[]
}[]

/** Counts by going through every carrier and product. */
function countIn(state?: string): [organizations: number, products: number] {
  let organizations = 0
  let products = 0
  for (const {specialties, availability = []} of carriers) {
    const there = availability.find((entry) => entry.state === state)
    const sold = counted.filter(
      (product) =>
        specialties.includes(product) &&
        (!state || (there && (!there.products?.length || there.products.includes(product)))),
    )
    if (sold.length > 0) organizations++
    products += sold.length
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
  test('the disclaimer has the counts of the carriers that sell there', () => {
    const [organizations, products] = countIn(name)
    expect(disclaimer(name)?.text).toContain(
      `we represent ${organizations} organizations which offer ${products} products in your area`,
    )
  })
})

test('without a state, the disclaimer has the national counts, and no text speaks of “your area”', () => {
  const [organizations, products] = countIn()
  expect(disclaimer('')?.nationalText).toContain(
    `${organizations} organizations which offer ${products} products`,
  )
  expect(disclaimer('Atlantis')?.nationalText).toBe(disclaimer('')?.nationalText)
  const others = allDocuments.map((document) => ({
    ...document,
    text: document._type !== 'disclaimer' && document.text,
  }))
  expect(JSON.stringify(others)).not.toMatch(/\b(?:your|the visitor.s) area\b/i)
})
