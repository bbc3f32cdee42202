import {useDataAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {classNames} from '../../ui/class-names.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {Heading} from '../../ui/heading.tsx'
import {SplitSection} from '../section-frame.tsx'

export function BulletList({section}: {section: SectionOf<'bulletList'>}) {
  const attribute = useDataAttribute()
  // Four groups are two by two, because three and one would leave the last one alone.
  const columns =
    section.groups?.length === 4
      ? 'sm:grid-cols-2'
      : 'sm:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]'
  return (
    <SplitSection section={section}>
      <div className={classNames('grid gap-x-8 gap-y-10', columns)}>
        {section.groups?.map((group) => (
          <div
            key={group._key}
            data-sanity={attribute?.(['groups', {_key: group._key}])}
            className="border-t border-rule-strong pt-5"
          >
            {group.title && <Heading className="mb-4 font-serif text-h3">{group.title}</Heading>}
            <DashList items={group.items} />
          </div>
        ))}
      </div>
    </SplitSection>
  )
}
