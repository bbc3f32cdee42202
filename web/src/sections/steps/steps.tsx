import {useDataAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {Heading} from '../../ui/heading.tsx'
import {Rings} from '../../ui/rings.tsx'
import {HeadedSection} from '../section-frame.tsx'

/** Renders steps on a line, each with as many rings as its number; vertical on a phone, horizontal on a wide screen. */
export function Steps({section}: {section: SectionOf<'steps'>}) {
  const attribute = useDataAttribute()
  return (
    <HeadedSection section={section}>
      <ol className="grid lg:grid-flow-col lg:auto-cols-fr">
        {section.items?.map((step, index) => (
          <li
            key={step._key}
            data-sanity={attribute?.(['items', {_key: step._key}])}
            className="relative ml-4.5 border-l border-rule-strong pb-10 pl-9 last:pb-0 lg:ml-0 lg:border-t lg:border-l-0 lg:pt-9 lg:pr-8 lg:pb-0 lg:pl-0"
          >
            <Rings
              count={index + 1}
              className="absolute top-0 -left-4.5 size-9 rounded-full bg-ground text-accent lg:-top-4.5 lg:left-0 [&_path]:stroke-[6]"
            />
            {step.timing && <p className="text-sm font-semibold text-accent">{step.timing}</p>}
            <Heading className="mt-1 font-serif text-h3">
              <span aria-hidden="true">{`${index + 1}. `}</span>
              <span>{step.title}</span>
            </Heading>
            <p className="mt-3 text-soft">{step.description}</p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  )
}
