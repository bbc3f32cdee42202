import {ActionList} from '../../content/action-list.tsx'
import {Disclaimers} from '../../content/disclaimer.tsx'
import {EffectiveDate} from '../../content/period-note.tsx'
import {RichText} from '../../content/rich-text.tsx'
import type {SectionOf} from '../../content/types.ts'
import {classNames} from '../../ui/class-names.ts'
import {HeadingScope} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'
import {SectionFrame, SectionHeader} from '../section-frame.tsx'

export function Notice({section}: {section: SectionOf<'notice'>}) {
  return (
    <SectionFrame section={section}>
      <div
        className={classNames(
          'grid gap-x-6 gap-y-4 rounded-md border border-rule border-l-3 border-l-accent bg-raised p-[min(1.5rem,6cqw)] sm:grid-cols-[auto_1fr] md:p-8 [&_h2]:text-h3',
          section.heading ? 'lg:grid-cols-[auto_4fr_7fr]' : 'sm:w-fit',
        )}
      >
        <Icon name={section.icon ?? 'info'} className="size-7 text-accent" />
        <SectionHeader section={section} />
        <div className={classNames('min-w-0', section.heading && 'sm:col-start-2 lg:col-start-3')}>
          <HeadingScope when={Boolean(section.heading)}>
            <RichText value={section.body} field="body" />
          </HeadingScope>
          <Disclaimers disclaimers={section.disclaimers} className="mt-4" />
          <EffectiveDate date={section.effectiveDate} />
          <ActionList actions={section.actions} className="mt-6" />
        </div>
      </div>
    </SectionFrame>
  )
}
