import {useDataAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {classNames} from '../../ui/class-names.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {Split} from '../../ui/split.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'

/** Groups of short statements next to the heading. */
export function BulletList({section}: {section: SectionOf<'bulletList'>}) {
  const attribute = useDataAttribute()
  // Four stand two by two; three and one would leave the last alone.
  const columns =
    section.groups?.length === 4
      ? 'sm:grid-cols-2'
      : 'sm:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]'
  const groups = (
    <HeadingScope when={Boolean(section.heading)}>
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
    </HeadingScope>
  )
  return (
    <SectionFrame section={section}>
      {section.heading ? (
        <Split aside={<SectionHeader heading={section.heading} intro={section.intro} />}>{groups}</Split>
      ) : (
        groups
      )}
    </SectionFrame>
  )
}
