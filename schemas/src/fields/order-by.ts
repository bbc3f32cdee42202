import type {SortOrdering} from '@sanity/types'

/** Sorts the lists of a type by these fields, such as `date desc`, ascending by default. */
export function orderBy(title: string, first: string, ...rest: string[]): SortOrdering {
  const by = [first, ...rest].map((each) => {
    const [field = '', direction] = each.split(' ')
    return {field, direction: direction === 'desc' ? ('desc' as const) : ('asc' as const)}
  })
  return {name: first, title, by}
}

/** Lists of a collection with an `order` field start in that order. */
export const byOrder = orderBy('Order', 'order')
