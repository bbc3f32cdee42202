import {ContentPicture} from '../../content/content-picture.tsx'
import {useDataAttribute} from '../../content/data-attribute.ts'
import type {Picture, SectionOf, Stat} from '../../content/types.ts'
import {Figure} from '../../ui/figure.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {HeroText, IndexOpening, SealsOpening, YearsOpening} from './openings.tsx'

type Props = {section: SectionOf<'hero'>}

/** The opening of a page. 'home' is the largest, 'page' opens a subject, 'compact' a legal or list page; the others are of one page each. */
export function Hero({section}: Props) {
  const {stats} = section
  return (
    <SectionFrame section={section}>
      <Opening section={section} />
      {stats && stats.length > 0 && <HeroFigures stats={stats} />}
    </SectionFrame>
  )
}

function Opening({section}: Props) {
  const {layout, picture} = section
  if (layout === 'index') return <IndexOpening section={section} />
  if (layout === 'seals') return <SealsOpening section={section} />
  if (layout === 'years') return <YearsOpening section={section} />
  if (layout === 'home' && picture) return <HomeOpening section={section} picture={picture} />
  const isFirst = layout === 'pictureFirst'
  if (!picture || !(isFirst || layout === 'page')) return <HeroText section={section} className="max-w-4xl" />
  return (
    <div className="grid items-center gap-x-8 gap-y-10 lg:grid-cols-12">
      <HeroText section={section} className={isFirst ? 'lg:col-span-6' : 'lg:col-span-7'} />
      <ContentPicture
        picture={picture}
        field="picture"
        sizes={
          isFirst
            ? '(min-width: 82rem) 36rem, (min-width: 64rem) 45vw, 92vw'
            : '(min-width: 82rem) 30rem, 38vw'
        }
        aspect={4 / 3}
        priority
        lqip={section.lqip}
        lazy={!isFirst}
        className={`aspect-[4/3] w-full rounded-sm object-cover ${isFirst ? 'order-first lg:col-span-6' : 'max-lg:hidden lg:col-span-5'}`}
      />
    </div>
  )
}

function HeroFigures({stats}: {stats: readonly Stat[]}) {
  const attribute = useDataAttribute()
  return (
    <dl className="relative mt-12 grid border-y border-rule-strong min-[22rem]:grid-cols-2 md:mt-16 md:grid-flow-col md:auto-cols-fr md:grid-cols-none">
      {stats.map((stat) => (
        <Figure
          key={stat._key}
          data-sanity={attribute?.(['stats', {_key: stat._key}])}
          value={stat.value}
          unit={stat.unit}
          label={stat.label}
          className="border-t border-rule py-6 first:border-t-0 min-[22rem]:even:border-l min-[22rem]:even:pl-5 min-[22rem]:nth-2:border-t-0 md:border-t-0 md:not-first:border-l md:not-first:pl-6"
        />
      ))}
    </dl>
  )
}

/** The opening of home: the text at the left edge, the picture running out of the page at the right. */
function HomeOpening({section, picture}: Props & {picture: Picture}) {
  return (
    <div className="grid gap-x-8 gap-y-10 lg:min-h-136 lg:grid-cols-12">
      <HeroText section={section} display className="self-center lg:col-span-7" />
      <div className="bleed-right relative lg:-mt-(--section-space) lg:col-span-5 lg:ml-4">
        <ContentPicture
          picture={picture}
          field="picture"
          sizes="(min-width: 64rem) 48vw, 92vw"
          priority
          lqip={section.lqip}
          className="aspect-[16/10] w-full rounded-sm object-cover lg:absolute lg:inset-0 lg:aspect-auto lg:h-full lg:rounded-none lg:rounded-bl-md"
        />
      </div>
    </div>
  )
}
