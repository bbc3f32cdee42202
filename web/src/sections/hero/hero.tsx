import {useContext} from 'react'
import {ActionList} from '../../content/action-list.tsx'
import {Breadcrumb} from '../../content/breadcrumb.tsx'
import {ContentLink} from '../../content/content-link.tsx'
import {ContentPicture} from '../../content/content-picture.tsx'
import {useDataAttribute} from '../../content/data-attribute.ts'
import {hrefOf} from '../../content/href.ts'
import {CarrierMark} from '../../content/marks.tsx'
import {PageLink} from '../../content/page-link.tsx'
import {useSite, useToday} from '../../content/site-context.ts'
import type {Picture, SectionOf} from '../../content/types.ts'
import {useCrumbs} from '../../content/use-crumbs.ts'
import {Heading} from '../../ui/heading.tsx'
import {KeyFigure} from '../../ui/key-figure.tsx'
import {Rings} from '../../ui/rings.tsx'
import {usePagePath} from '../../ui/use-page-path.ts'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeadingId} from '../section-heading-id.ts'

type Props = {section: SectionOf<'hero'>}

/** The opening of a page. 'home' is the largest, 'page' opens a subject, 'compact' a legal or list page; each of the others is used on one page only. */
export function Hero({section}: Props) {
  const attribute = useDataAttribute()
  const {stats} = section
  return (
    <SectionFrame section={section}>
      <Opening section={section} />
      {stats && stats.length > 0 && (
        <dl className="relative mt-12 grid border-y border-rule-strong min-[22rem]:grid-cols-2 md:mt-16 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
          {stats.map((stat) => (
            <KeyFigure
              key={stat._key}
              data-sanity={attribute?.(['stats', {_key: stat._key}])}
              value={stat.value}
              unit={stat.unit}
              label={stat.label}
              className="border-t border-rule py-6 first:border-t-0 min-[22rem]:even:border-l min-[22rem]:even:pl-5 min-[22rem]:nth-2:border-t-0 lg:border-t-0 lg:not-first:border-l lg:not-first:pl-6"
            />
          ))}
        </dl>
      )}
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

type HeroTextProps = Props & {
  className: string
  /** The heading at its largest. */
  display?: boolean
}

function HeroText({section, className, display = false}: HeroTextProps) {
  const attribute = useDataAttribute()
  const crumbs = useCrumbs(usePagePath())
  const headingId = useContext(SectionHeadingId)
  const repeatsCrumb = crumbs.at(-1)?.label.toLowerCase() === section.eyebrow?.toLowerCase()
  return (
    <div className={className}>
      <Breadcrumb crumbs={crumbs} />
      {section.eyebrow && !repeatsCrumb && (
        <p className="eyebrow" data-sanity={attribute?.('eyebrow')}>
          {section.eyebrow}
        </p>
      )}
      <Heading
        id={headingId}
        level={1}
        data-sanity={attribute?.('heading')}
        className={display ? 'text-display' : undefined}
      >
        {section.heading}
      </Heading>
      {section.text && (
        <p className="intro mt-6" data-sanity={attribute?.('text')}>
          {section.text}
        </p>
      )}
      <ActionList actions={section.actions} className="mt-8" />
    </div>
  )
}

/** Renders the text and, at its side, an index of the pages below this one in the menu. */
function IndexOpening({section}: Props) {
  const path = usePagePath()
  const {navigation} = useSite()
  const group = navigation?.groups?.find(({link, items}) =>
    [link, items?.[0]?.link].some((target) => hrefOf(target) === path),
  )
  const items = group?.items?.filter(({link}) => hrefOf(link) !== path) ?? []
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <HeroText section={section} className="lg:col-span-5" />
      <ul className="border-t border-rule-strong lg:col-span-6 lg:col-start-7">
        {items.map((item, index) => (
          <li key={index} className="border-b border-rule">
            <ContentLink
              link={item.link}
              className="group grid gap-x-6 py-3 sm:grid-cols-2 sm:items-baseline"
            >
              <span className="font-serif text-h3 font-semibold text-link decoration-accent underline-offset-4 group-hover:underline">
                {item.label}
              </span>
              <span className="text-sm text-soft">{item.description}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The seals of the featured carriers above the text, each linked to its page. */
function SealsOpening({section}: Props) {
  return (
    <div className="grid items-center gap-x-8 gap-y-10 lg:grid-cols-12">
      <HeroText section={section} className="lg:col-span-6" />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,40%),1fr))] gap-px border border-rule bg-rule lg:col-span-6 lg:grid-cols-3">
        {section.seals?.map((carrier) => {
          const seal = (
            <>
              <CarrierMark carrier={carrier} className="size-14 sm:size-20" />
              <span translate="no" className="text-xs leading-tight font-semibold">
                {carrier.name}
              </span>
            </>
          )
          const box = 'flex h-full flex-col items-center gap-3 px-2 py-5 text-center sm:py-7'
          return (
            <li key={carrier._id} className="bg-raised">
              {carrier.path ? (
                <PageLink to={carrier.path} className={`${box} transition-colors hover:bg-tint`}>
                  {seal}
                </PageLink>
              ) : (
                <span className={box}>{seal}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Renders the text and, at its side, a trunk with as many rings as the company has years, at most 40. */
function YearsOpening({section}: Props) {
  const {facts} = useSite()
  const founded = Number(facts.foundedYear)
  const year = Number(useToday().slice(0, 4))
  const count = Math.min(40, Math.max(1, year - founded + 1)) || 1
  return (
    <div className="grid items-center gap-x-8 gap-y-8 lg:grid-cols-12">
      <HeroText section={section} className="lg:col-span-7" />
      <div className="relative mx-auto w-full max-w-72 lg:col-span-5 lg:max-w-md">
        <Rings
          count={count}
          className="aspect-square w-full text-accent [&_path]:stroke-[1.25px] [&_path]:[vector-effect:non-scaling-stroke]"
        />
        <p className="mt-2 flex justify-between border-t border-rule-strong pt-2 font-serif font-semibold text-accent figures">
          <span>{founded || null}</span>
          <span>{year}</span>
        </p>
      </div>
    </div>
  )
}
