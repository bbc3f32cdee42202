import {useDataAttribute} from '../../content/data-attribute.ts'
import type {CarrierData} from '../../content/types.ts'
import {Heading, HeadingScope} from '../../ui/heading.tsx'

type Props = {steps: NonNullable<CarrierData['appointmentSteps']>}

/** What an agent does to be appointed, in order. */
export function CarrierAppointment({steps}: Props) {
  const attribute = useDataAttribute()
  return (
    <HeadingScope>
      <ol className="border-t border-rule-strong">
        {steps.map(({_key, title, description, timing}, index) => (
          <li
            key={_key}
            data-sanity={attribute?.(['appointmentSteps', {_key}])}
            className="grid gap-x-5 gap-y-1 border-b border-rule py-5 min-[16rem]:grid-cols-[2.25rem_minmax(0,1fr)]"
          >
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full border border-rule-strong font-serif font-semibold text-accent figures max-[16rem]:hidden"
            >
              {index + 1}
            </span>
            <div>
              {timing && <p className="text-sm font-semibold text-accent">{timing}</p>}
              <Heading className="font-serif text-h3">{title}</Heading>
              <p className="mt-2 text-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </HeadingScope>
  )
}
