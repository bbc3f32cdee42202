import {useContext} from 'react'
import {Link, useLocation} from 'react-router-dom'
import {ActionList} from '../../content/action-list.tsx'
import {Breadcrumb} from '../../content/breadcrumb.tsx'
import {ContentLink} from '../../content/content-link.tsx'
import {useDataAttribute} from '../../content/data-attribute.ts'
import {hrefOf} from '../../content/href.ts'
import {useSite, useToday} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {useCrumbs} from '../../content/use-crumbs.ts'
import {Heading} from '../../ui/heading.tsx'
import {Rings} from '../../ui/rings.tsx'
import {CarrierMark} from '../marks.tsx'
import {SectionHeadingId} from '../section-heading-id.ts'

type HeroTextProps = {
  section: SectionOf<'hero'>
  className: string
  /** The heading at its largest. */
  display?: boolean
}

export function HeroText({section, className, display = false}: HeroTextProps) {
  const attribute = useDataAttribute()
  const crumbs = useCrumbs(useLocation().pathname)
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
        id={useContext(SectionHeadingId)}
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
export function IndexOpening({section}: {section: SectionOf<'hero'>}) {
  const {pathname} = useLocation()
  const {navigation} = useSite()
  const group = navigation?.groups?.find(({link, items}) =>
    [link, items?.[0]?.link].some((target) => hrefOf(target) === pathname),
  )
  const items = group?.items?.filter(({link}) => hrefOf(link) !== pathname) ?? []
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <HeroText section={section} className="lg:col-span-5" />
      <ul className="border-t border-rule-strong lg:col-span-6 lg:col-start-7">
        {items.map((item, index) => (
          <li key={index} className="border-b border-rule">
            <ContentLink
              link={item.link}
              className="group grid gap-x-6 py-3 sm:grid-cols-[2fr_3fr] sm:items-baseline"
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
export function SealsOpening({section}: {section: SectionOf<'hero'>}) {
  return (
    <div className="grid items-center gap-x-8 gap-y-10 lg:grid-cols-12">
      <HeroText section={section} className="lg:col-span-6" />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,40%),1fr))] gap-px border border-rule bg-rule lg:col-span-6 lg:grid-cols-3">
        {section.seals?.map((carrier) => {
          const seal = (
            <>
              <CarrierMark carrier={carrier} className="size-14 sm:size-20" />
              <span className="text-xs leading-tight font-semibold">{carrier.name}</span>
            </>
          )
          const box = 'flex h-full flex-col items-center gap-3 px-2 py-5 text-center sm:py-7'
          return (
            <li key={carrier._id} className="bg-raised">
              {carrier.path ? (
                <Link to={carrier.path} className={`${box} transition-colors hover:bg-tint`}>
                  {seal}
                </Link>
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

const mostRings = 40

/** Renders the text and, at its side, a trunk with as many rings as the company has years. */
export function YearsOpening({section}: {section: SectionOf<'hero'>}) {
  const {facts} = useSite()
  const founded = Number(facts.foundedYear)
  const year = Number(useToday().slice(0, 4))
  const count = Math.min(mostRings, Math.max(1, year - founded + 1)) || 1
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
