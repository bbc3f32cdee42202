import {getPublishedId} from '@sanity/client/csm'
import {productsIn} from '@upline/domain/content/carrier-products.ts'
import {objectsIn, refOf, type StoredDocument, textOf} from '@upline/domain/content/stored-document.ts'
import {pickVersion} from '@upline/domain/periods/period.ts'
import {type Content, perContent} from './content.ts'
import type {FoundProblem} from './problem.ts'

/** Finds carriers that the disclaimer leaves out, in a state where agents can sell them or everywhere, because they have no plan count. */
export function* checkPlanCounts(document: StoredDocument, content: Content): Generator<FoundProblem> {
  const {isNeeded, counted, byCarrier} = planCounts(content)
  if (document._type !== 'carrier' || !isNeeded) return
  const current = pickVersion(byCarrier.get(getPublishedId(document._id)) ?? [], content.today)?.version
  const known = new Set(objectsIn(current?.states).map(({state}) => textOf(state)))
  const entries = objectsIn(document.availability).map(({state, products}) => ({
    state: textOf(state) ?? '',
    products: textsIn(products),
  }))
  const available = {
    specialties: textsIn(document.specialties).filter((key) => counted.has(key)),
    states: entries.flatMap(({state, products}) => (products.length === 0 ? [state] : [])),
    partly: entries,
  }
  const missing = entries
    .map(({state}) => state)
    .filter((state) => state && !known.has(state) && productsIn(available, state).length > 0)
  const isLeftOut = !current && entries.length === 0 && productsIn(available).length > 0
  const places = isLeftOut ? ['all states'] : missing
  if (places.length === 0) return
  const message = `The disclaimer leaves this carrier out where it has no plan count: ${places.join(', ')}. Publish its current plan count.`
  yield {field: 'availability', message}
}

const textsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []

/** The specialties that the disclaimer counts, and the plan counts of each carrier. */
const planCounts = perContent(({documents}) => {
  const byCarrier = new Map<string, StoredDocument[]>()
  for (const document of documents) {
    const carrier = document._type === 'planCount' ? refOf(document.carrier) : undefined
    if (carrier) byCarrier.set(carrier, [...(byCarrier.get(carrier) ?? []), document])
  }
  return {
    byCarrier,
    isNeeded: documents.some(({_type, statesCounts}) => _type === 'disclaimer' && statesCounts === true),
    counted: new Set(
      documents.flatMap(({_type, disclaimed, key}) =>
        _type === 'carrierSpecialty' && disclaimed === true ? [textOf(key)] : [],
      ),
    ),
  }
})
