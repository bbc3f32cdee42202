import type {SortOrdering} from '@sanity/types'

/** Lists of a collection with an `order` field start in that order. */
export const byOrder: SortOrdering = {name: 'order', title: 'Order', by: [{field: 'order', direction: 'asc'}]}
