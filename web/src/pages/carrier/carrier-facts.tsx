import {choiceTitle} from '../../content/choices.ts'
import {Rating} from '../../content/rating.tsx'
import {useSite, useToday} from '../../content/site-context.ts'
import type {CarrierData} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {Badge} from '../../ui/badge.tsx'
import {Rings} from '../../ui/rings.tsx'

export type CarrierProps = {
  carrier: CarrierData
  /** The labels of all carrier pages: the document "carrierPage". */
  labels: NonNullable<CarrierData['labels']>
}

export function CarrierFacts({carrier, labels}: CarrierProps) {
  const site = useSite()
  const lines = carrier.lines?.length
    ? carrier.lines
    : [choiceTitle(site, 'carrierCategory', carrier.category)]
  const rows = [
    {label: labels.linesLabel, value: <Badges names={lines} />},
    {
      label: labels.specialtiesLabel,
      value: <Badges names={carrier.specialties?.map((key) => choiceTitle(site, 'carrierSpecialty', key))} />,
    },
    {label: labels.partnerLevelLabel, value: choiceTitle(site, 'partnerLevel', carrier.partnerLevel)},
    {label: labels.serviceRatingLabel, value: <Rating value={carrier.rating} figure />},
  ]
  const {foundedYear} = carrier
  const year = Number(useToday().slice(0, 4))
  const years = foundedYear ? year - foundedYear : 0
  return (
    <>
      {labels.foundedText && years > 0 && (
        <p className="mb-6 flex flex-wrap items-center gap-4 text-sm text-soft">
          <Rings
            count={Math.min(30, Math.ceil(years / 10))}
            className="size-24 shrink-0 text-accent [&_path]:stroke-[1.5]"
          />
          <span className="min-w-0 flex-1 basis-40">{fill(labels.foundedText, {year: foundedYear})}</span>
        </p>
      )}
      <dl className="border-t border-rule-strong">
        {rows.map(({label, value}) => (
          <div key={label} className="border-b border-rule py-4">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="mt-1.5">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Badges({names}: {names: readonly string[] | undefined}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {names?.map((name) => (
        <li key={name}>
          <Badge>{name}</Badge>
        </li>
      ))}
    </ul>
  )
}
