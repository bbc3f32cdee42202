import {choiceTitle} from '../../content/choices.ts'
import {useDataAttribute} from '../../content/data-attribute.ts'
import {useSite} from '../../content/site-context.ts'
import {fill} from '../../lib/fill.ts'
import {formatDate} from '../../lib/format-date.ts'
import {Band} from '../band.tsx'
import type {CarrierProps} from './carrier-props.ts'
import {statesByProducts} from './states-by-products.ts'

/** The states in which agents can sell the carrier, together where the same products are available; or that none are recorded. */
export function CarrierStates({carrier: {availability}, labels}: CarrierProps) {
  const attribute = useDataAttribute()
  const site = useSite()
  const groups = statesByProducts(availability)
  return (
    <Band heading={labels.availabilityHeading} tone="paper">
      {groups.length === 0 && <p className="max-w-measure text-soft">{labels.noStates}</p>}
      {groups.length > 0 && (
        <dl className="border-t border-rule-strong" data-sanity={attribute?.('availability')}>
          {groups.map(({key, products, states}) => (
            <div key={key} className="border-b border-rule py-5">
              <dt>
                <span className="font-semibold">
                  {products.length > 0
                    ? products.map((key) => choiceTitle(site, 'carrierSpecialty', key)).join(', ')
                    : labels.allProductsLabel}
                </span>{' '}
                <span className="inline-block text-sm text-soft figures">
                  {fill(labels.stateCount, {count: states.length})}
                </span>
              </dt>
              <dd className="mt-3">
                <ul className="grid gap-x-6 gap-y-1.5 grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))]">
                  {states.map(({_key, state, since}) => (
                    <li key={_key}>
                      {since ? fill(labels.stateSince, {state, date: formatDate(since)}) : state}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Band>
  )
}
