import {useDataAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'

type Groups = NonNullable<SectionOf<'comparisonTable'>['bestFor']>

/** For whom each product of the table is meant, in columns under it. */
export function BestFor({heading, groups}: {heading: string | null; groups: Groups}) {
  const attribute = useDataAttribute()
  return (
    <div className="mt-14">
      {heading && <Heading className="mb-6 font-serif text-h3">{heading}</Heading>}
      <HeadingScope when={Boolean(heading)}>
        <ul className="grid gap-8 sm:grid-flow-col sm:auto-cols-fr">
          {groups.map((group) => (
            <li
              key={group._key}
              data-sanity={attribute?.(['bestFor', {_key: group._key}])}
              className="border-t border-rule-strong pt-5"
            >
              <Heading className="font-serif text-lg">{group.title}</Heading>
              <DashList items={group.items} className="mt-4 text-sm" />
            </li>
          ))}
        </ul>
      </HeadingScope>
    </div>
  )
}
