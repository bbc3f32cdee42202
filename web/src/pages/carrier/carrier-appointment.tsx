import {ActionList} from '../../content/action-list.tsx'
import {useDataAttribute} from '../../content/data-attribute.ts'
import {fill} from '../../lib/fill.ts'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {Rings} from '../../ui/rings.tsx'
import {Band} from '../band.tsx'
import type {CarrierProps} from './carrier-props.ts'

/** Lists the steps to an appointment and its duration. */
export function CarrierAppointment({carrier, labels}: CarrierProps) {
  const attribute = useDataAttribute()
  const {appointmentSteps: steps, appointmentDays} = carrier
  const days = appointmentDays && fill(labels.appointmentDays, {days: appointmentDays})
  if (!steps?.length && !days && !labels.contractingAction) return null
  return (
    <Band
      heading={labels.appointmentHeading}
      tone="shade"
      aside={days && <p className="intro mt-5">{days}</p>}
    >
      {steps && steps.length > 0 && (
        <HeadingScope>
          <ol className="border-t border-rule-strong">
            {steps.map(({_key, title, description, timing}, index) => (
              <li
                key={_key}
                data-sanity={attribute?.(['appointmentSteps', {_key}])}
                className="grid gap-x-5 gap-y-1 border-b border-rule py-5 min-[16rem]:grid-cols-[2.25rem_minmax(0,1fr)]"
              >
                <Rings
                  count={index + 1}
                  className="size-9 text-accent max-[16rem]:hidden [&_path]:stroke-[6]"
                />
                <div>
                  {timing && <p className="text-sm font-semibold text-accent">{timing}</p>}
                  <Heading className="font-serif text-h3">{title}</Heading>
                  <p className="mt-2 text-soft">{description}</p>
                </div>
              </li>
            ))}
          </ol>
        </HeadingScope>
      )}
      <ActionList actions={[labels.contractingAction]} field="contractingAction" className="mt-8" />
    </Band>
  )
}
