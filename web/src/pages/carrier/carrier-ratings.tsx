import {useDataAttribute} from '../../content/data-attribute.ts'
import {fill} from '../../lib/fill.ts'
import {formatDate} from '../../lib/format-date.ts'
import {CarrierBand, type CarrierProps} from './carrier-band.tsx'

/** Lists ratings of the carrier by others, each with its source and date. */
export function CarrierRatings({carrier: {ratings}, labels}: CarrierProps) {
  const attribute = useDataAttribute()
  if (!ratings?.length) return null
  return (
    <CarrierBand heading={labels.ratingsHeading} tone="paper">
      <ul className="grid border-t border-rule-strong sm:grid-cols-2 sm:gap-x-8">
        {ratings.map(({_key, grade, source, date}) => (
          <li
            key={_key}
            data-sanity={attribute?.(['ratings', {_key}])}
            className="flex flex-wrap items-baseline gap-x-5 border-b border-rule py-5"
          >
            <span className="font-serif text-h2 font-semibold figures">{grade}</span>
            <span className="text-sm text-soft">
              {fill(labels.ratingSource, {source, date: formatDate(date)})}
            </span>
          </li>
        ))}
      </ul>
    </CarrierBand>
  )
}
