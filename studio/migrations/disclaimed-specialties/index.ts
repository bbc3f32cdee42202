import {at, defineMigration, type Mutation, patch, set, unset} from 'sanity/migrate'

type Product = {_key: string; name?: string; disclaimed?: boolean}

/** Changes nothing if a product that counted has no specialty of its name. */
export default defineMigration({
  title: 'Count specialties in the Medicare disclaimer, no longer products of a category',
  documentTypes: ['productCategory', 'carrierSpecialty'],
  async *migrate(documents) {
    const counted = new Set<unknown>()
    const specialties: {_id: string; names: unknown[]}[] = []
    const removals: Mutation[] = []
    for await (const {_id, _type, ...fields} of documents()) {
      if (_type === 'carrierSpecialty') specialties.push({_id, names: [fields.title, fields.key]})
      for (const {_key, name, disclaimed} of (fields.products ?? []) as Product[]) {
        if (disclaimed) counted.add(name)
        if (disclaimed !== undefined)
          removals.push(patch(_id, at(['products', {_key}, 'disclaimed'], unset())))
      }
    }
    const additions: Mutation[] = []
    for (const name of counted) {
      const found = specialties.filter(({names}) => names.includes(name))
      if (found.length === 0)
        throw new Error(`No specialty is called ${name}. Create it and run the migration again.`)
      additions.push(...found.map(({_id}) => patch(_id, at('disclaimed', set(true)))))
    }
    // Additions first, so that an interrupted run can continue.
    yield* [...additions, ...removals]
  },
})
