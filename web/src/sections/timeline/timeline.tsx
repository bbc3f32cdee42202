import {ContentPicture} from '../../content/content-picture.tsx'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {classNames} from '../../ui/class-names.ts'
import {Heading} from '../../ui/heading.tsx'
import {Rings} from '../../ui/rings.tsx'
import {HeadedSection} from '../section-frame.tsx'
import {ringCounts} from './ring-counts.ts'

/** The history of the company as a trunk with as many rings as years. */
export function Timeline({section}: {section: SectionOf<'timeline'>}) {
  const documentAttribute = useDocumentAttribute('timelineEntry', 'title')
  const items = section.items ?? []
  const counts = ringCounts(items.map((item) => item.year))
  const isBrief = section.variant === 'brief'
  const Entry = isBrief ? Brief : Whole
  return (
    <HeadedSection section={section}>
      <ol className={isBrief ? 'grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4' : undefined}>
        {items.map((item, index) => (
          <li
            key={item._id}
            data-sanity={documentAttribute(item)}
            className={classNames(
              'fade-into-view',
              isBrief
                ? 'flex items-center gap-5 border-t border-rule-strong pt-5 lg:block'
                : 'group grid grid-cols-[min(4.5rem,20%)_1fr] gap-x-[min(1.5rem,4vw)] sm:grid-cols-[8rem_1fr] sm:gap-x-10 lg:grid-cols-[12rem_1fr] lg:gap-x-12',
            )}
          >
            <Entry entry={item} rings={counts[index] ?? 1} most={counts.at(-1) ?? 1} />
          </li>
        ))}
      </ol>
    </HeadedSection>
  )
}

type Props = {
  entry: NonNullable<SectionOf<'timeline'>['items']>[number]
  rings: number
  /** Rings at the last entry, where the trunk fills its column. */
  most: number
}

function Whole({entry, rings, most}: Props) {
  return (
    <>
      <div className="relative">
        <div className="absolute inset-y-0 left-1/2 border-l border-rule group-first:top-12 group-last:bottom-auto group-last:h-12" />
        <div className="relative grid h-[min(4.5rem,20cqw)] place-items-center sm:h-32 lg:h-48">
          <Trunk rings={rings} most={most} className="rounded-full bg-ground text-accent" />
        </div>
      </div>
      <div
        className={classNames(
          'grid gap-x-8 gap-y-6 pb-14 group-last:pb-0 lg:pb-20',
          entry.picture && 'md:grid-cols-[3fr_2fr]',
        )}
      >
        <div className="pt-3 sm:pt-8 lg:pt-14">
          <p className="font-serif text-figure font-semibold tracking-tight text-accent figures">
            {entry.year}
          </p>
          <Heading className="mt-3">{entry.title}</Heading>
          <p className="mt-3 max-w-measure text-soft">{entry.description}</p>
        </div>
        <ContentPicture
          picture={entry.picture}
          sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 30vw, 70vw"
          aspect={4 / 3}
          className="aspect-[4/3] w-full rounded-sm object-cover lg:mt-8"
        />
      </div>
    </>
  )
}

function Brief({entry, rings, most}: Props) {
  return (
    <>
      <div className="grid h-20 w-20 shrink-0 place-items-center text-accent max-[16rem]:hidden lg:h-28 lg:w-28">
        <Trunk rings={rings} most={most} />
      </div>
      <div className="min-w-0 lg:mt-4">
        <p className="font-serif text-h2 font-semibold text-accent figures">{entry.year}</p>
        <Heading className="mt-1">{entry.title}</Heading>
      </div>
    </>
  )
}

// Share of its column. In a narrower one the rings run into each other.
const narrowest = 0.16

/** The trunk at an entry. `most` is the number of rings of the last entry, which fills the column. */
function Trunk({rings, most, className}: Omit<Props, 'entry'> & {className?: string}) {
  const share = Math.max(narrowest, rings / most)
  return (
    <div className={className} style={{width: `${Math.round(share * 100)}%`}}>
      <Rings
        count={rings}
        className="aspect-square w-full overflow-visible [&_path]:stroke-[1.25px] [&_path]:[vector-effect:non-scaling-stroke]"
      />
    </div>
  )
}
