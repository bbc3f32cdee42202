import {useDataAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {classNames} from '../../ui/class-names.ts'
import {KeyFigure} from '../../ui/key-figure.tsx'
import {HeadedSection} from '../section-frame.tsx'

/** Key figures, each closed with the double rule of a ledger's total. */
export function Stats({section}: {section: SectionOf<'stats'>}) {
  const attribute = useDataAttribute()
  // On a phone, an even number is shown in pairs; an odd number would leave one alone.
  const inPairs = (section.items ?? []).length % 2 === 0
  return (
    <HeadedSection section={section}>
      <dl
        className={classNames(
          'grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-8 gap-y-10 border-t border-rule-strong sm:pt-8',
          inPairs ? 'pt-8 min-[22rem]:max-lg:grid-cols-2' : 'max-sm:grid-cols-1 max-sm:gap-y-0',
        )}
      >
        {section.items?.map((item) => (
          <KeyFigure
            key={item._key}
            data-sanity={attribute?.(['items', {_key: item._key}])}
            value={item.value}
            unit={item.unit}
            label={item.label}
            total
            className={
              inPairs
                ? undefined
                : 'max-sm:border-b max-sm:border-rule max-sm:py-4 min-[22rem]:max-sm:flex-row-reverse min-[22rem]:max-sm:items-baseline min-[22rem]:max-sm:justify-between'
            }
          />
        ))}
      </dl>
    </HeadedSection>
  )
}
