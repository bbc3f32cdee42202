import type {SectionOf} from '../../content/types.ts'
import {HeadingScope} from '../../ui/heading.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'
import {Level} from './level.tsx'

/** The open ledger: what each level pays, product by product, in lines that run across all levels. */
export function CommissionLevels({section}: {section: SectionOf<'commissionLevels'>}) {
  return (
    <SectionFrame section={section}>
      <SectionHeader heading={section.heading} intro={section.intro} />
      <HeadingScope when={Boolean(section.heading)}>
        <ul className="grid gap-x-8 gap-y-14 lg:grid-flow-col lg:auto-cols-fr lg:grid-rows-[repeat(3,auto)] lg:gap-y-0">
          {section.levels.map((level) => (
            <Level key={level._id} level={level} section={section} />
          ))}
        </ul>
      </HeadingScope>
      <p className="mt-10 max-w-measure text-sm text-soft">{section.note}</p>
    </SectionFrame>
  )
}
