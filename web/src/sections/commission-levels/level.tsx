import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {PeriodNote} from '../../content/period-note.tsx'
import type {SectionOf} from '../../content/types.ts'
import {Heading} from '../../ui/heading.tsx'
import {Rings} from '../../ui/rings.tsx'
import {Year} from '../year.tsx'

type Props = {
  level: NonNullable<SectionOf<'commissionLevels'>['levels']>[number]
  /** The name with its noun. */
  name: string | null
  /** The first level has one ring. */
  rings: number
}

/** One level: for whom it is and what it asks. */
export function Level({level, name, rings}: Props) {
  const documentAttribute = useDocumentAttribute('commissionLevel', 'name')
  return (
    <li data-sanity={documentAttribute(level)} className="border-t border-rule-strong pt-5">
      <div className="flex flex-wrap items-center gap-x-3">
        <Rings count={rings} className="size-10 text-accent [&_path]:stroke-[5]" />
        <Heading className="min-w-0 font-serif text-h3">{name}</Heading>
        <Year of={level} />
      </div>
      <PeriodNote period={level} className="mt-3 text-sm" />
      <p className="mt-3 text-soft lg:pr-5">{level.description}</p>
      <p className="mt-3 text-sm font-semibold lg:pr-5">{level.requirement}</p>
    </li>
  )
}
