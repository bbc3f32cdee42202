import type {SectionOf} from '../../content/types.ts'

export const productCategories = {
  _key: 'productCategories',
  _type: 'productCategories',
  anchor: null,
  tone: null,
  heading: 'Products and carriers',
  intro: null,
  productLabel: 'Product',
  carriersLabel: 'Carriers',
  items: [
    {
      _id: 'g1',
      name: 'Life insurance',
      description: 'Protection.',
      icon: 'shield',
      products: [
        {
          _key: 'k1',
          name: 'Term Life',
          carriers: [
            {_id: 'a', name: 'Blue Anchor Life', specialties: ['Term Life'], states: ['Texas'], partly: null},
            {_id: 'b', name: 'Cedar Brake Life', specialties: null, states: null, partly: null},
          ],
        },
        {
          _key: 'k2',
          name: 'Whole Life',
          carriers: [{_id: 'b', name: 'Cedar Brake Life', specialties: null, states: null, partly: null}],
        },
      ],
    },
  ],
} satisfies SectionOf<'productCategories'>
