import type {SectionOf} from '../../content/types.ts'
import {Figure} from '../../ui/figure.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'

/** Key figures, each closed with the double rule of a ledger's total. */
export function Stats({section}: {section: SectionOf<'stats'>}) {
  return (
    <SectionFrame section={section}>
      <SectionHeader heading={section.heading} intro={section.intro} />
      <dl className="grid grid-cols-2 gap-x-8 gap-y-10 border-t border-rule-strong pt-8 sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none">
        {section.items.map((item) => (
          <Figure key={item._key} value={item.value} unit={item.unit} label={item.label} total />
        ))}
      </dl>
    </SectionFrame>
  )
}
