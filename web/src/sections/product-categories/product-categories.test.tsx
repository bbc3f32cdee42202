import {screen} from '@testing-library/react'
import {expect, it} from 'vitest'
import {site} from '../../../../tests/fixtures/site.ts'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {chooseState} from '../../content/chosen-state.ts'
import {ProductCategories} from './product-categories.tsx'

const sample = sectionOf('productCategories')
const carrier = (name: string, states: string[]) => ({
  _id: name,
  name,
  specialties: ['termLife'],
  states,
  partly: null,
})

it.each([
  ['', 'termLifeAnchor,Beacon'],
  ['Ohio', 'termLifeBeacon'],
  ['Alaska', 'termLifeNone in Alaska'],
])('in the state “%s”, the row of a product is %s', (state, expected) => {
  const [item] = sample.items
  const [product] = item?.products ?? []
  const carriers = [carrier('Anchor', ['Texas']), carrier('Beacon', ['Ohio'])]
  const items = [{...item, products: [{...product, name: 'termLife', carriers}]}]
  const section = {...sample, items} as unknown as typeof sample
  const interfaceText = {...site.interfaceText, notInState: 'None in {state}'} as typeof site.interfaceText
  chooseState(state)
  renderOnSite(<ProductCategories section={section} />, {site: {...site, interfaceText}})
  expect(screen.getAllByRole('row').at(-1)?.textContent).toBe(expected)
  chooseState('')
})
