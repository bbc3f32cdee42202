import {Link} from 'react-router-dom'
import type {SectionOf} from '../../content/types.ts'
import {CarrierMark} from '../carrier-mark.tsx'
import {HeroText} from './hero-text.tsx'

/** The seals of the featured carriers above the text, each linked to its page. */
export function SealsOpening({section}: {section: SectionOf<'hero'>}) {
  return (
    <div className="grid items-center gap-x-8 gap-y-10 lg:grid-cols-12">
      <HeroText section={section} className="lg:col-span-6" />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,40%),1fr))] gap-px border border-rule bg-rule lg:col-span-6 lg:grid-cols-3">
        {section.seals?.map((carrier) => {
          const seal = (
            <>
              <CarrierMark text={carrier.fallbackText} logo={carrier.logo} className="size-14 sm:size-20" />
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
