import {createIfNotExists, defineMigration, type Mutation} from 'sanity/migrate'

const counted = ['Medicare Advantage', 'Prescription Drug Plans']

type Carrier = {
  _id: string
  name?: string
  specialties?: string[]
  availability?: {_key: string; state?: string; products?: string[]}[]
}

/** Counts one plan for each kind of product, which is what the disclaimer counted before. Staff replace the figures. */
export default defineMigration({
  title:
    'Create a plan count for each carrier with Medicare Advantage or drug plans, to be corrected by staff',
  documentTypes: ['carrier', 'planCount'],
  async *migrate(documents) {
    const carriers: Carrier[] = []
    const known = new Set<unknown>()
    for await (const document of documents()) {
      if (document._type === 'carrier') carriers.push(document as Carrier)
      else known.add((document.carrier as {_ref?: string} | undefined)?._ref)
    }
    const additions: Mutation[] = carriers.flatMap((carrier) => {
      const products = counted.filter((name) => carrier.specialties?.includes(name))
      if (products.length === 0 || carrier._id.includes('.') || known.has(carrier._id)) return []
      const states = (carrier.availability ?? []).flatMap(({_key, state, products: some = []}) => {
        const plans = products.filter((name) => some.length === 0 || some.includes(name)).length
        return state && plans > 0 ? [{_key, state, plans}] : []
      })
      return createIfNotExists({
        _id: `plan-count-${carrier._id}`,
        _type: 'planCount',
        title: carrier.name,
        carrier: {_type: 'reference', _ref: carrier._id},
        total: products.length,
        states,
        source: 'Counted by kind of product, as before. Enter the number of plans.',
      })
    })
    yield* additions
  },
})
