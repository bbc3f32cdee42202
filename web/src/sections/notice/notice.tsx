import {ActionList} from '../../content/action-list.tsx'
import {EffectiveDate} from '../../content/effective-date.tsx'
import {RichText} from '../../content/rich-text.tsx'
import type {SectionOf} from '../../content/types.ts'
import {HeadingScope} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'

/** Something the reader should not miss, in a box of its own. */
export function Notice({section}: {section: SectionOf<'notice'>}) {
  return (
    <SectionFrame section={section}>
      <div className="flex gap-5 rounded-md border border-rule border-l-3 border-l-accent bg-raised p-6 md:gap-6 md:p-8">
        <Icon name={section.icon ?? 'info'} className="size-7 text-accent" />
        <div className="min-w-0 [&_h2]:text-h3">
          <SectionHeader heading={section.heading} />
          <HeadingScope when={Boolean(section.heading)}>
            <RichText value={section.body} className={section.heading ? 'mt-3' : undefined} />
          </HeadingScope>
          <EffectiveDate date={section.effectiveDate} />
          <ActionList actions={section.actions} className="mt-6" />
        </div>
      </div>
    </SectionFrame>
  )
}
