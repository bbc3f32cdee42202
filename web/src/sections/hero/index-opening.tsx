import {useLocation} from 'react-router-dom'
import {ContentLink} from '../../content/content-link.tsx'
import {hrefOf} from '../../content/href.ts'
import {useSite} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {HeroText} from './hero-text.tsx'

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
