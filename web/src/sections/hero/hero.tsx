import {ContentPicture} from '../../content/content-picture.tsx'
import type {SectionOf} from '../../content/types.ts'
import {Rings} from '../../ui/rings.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {HeroFigures} from './hero-figures.tsx'
import {HeroText} from './hero-text.tsx'
import {HomeOpening} from './home-opening.tsx'

/** The opening of a page. 'home' is the largest, 'page' opens a subject, 'compact' a legal or list page. */
export function Hero({section}: {section: SectionOf<'hero'>}) {
  const {layout, picture, stats} = section
  return (
    <SectionFrame section={section}>
      {layout === 'home' && picture ? (
        <HomeOpening section={section} picture={picture} />
      ) : layout === 'page' && picture ? (
        <div className="grid items-center gap-x-8 gap-y-10 lg:grid-cols-12">
          <HeroText section={section} className="lg:col-span-7" />
          <ContentPicture
            picture={picture}
            field="picture"
            sizes="(min-width: 82rem) 30rem, 38vw"
            aspect={4 / 3}
            priority
            lazy
            className="aspect-[4/3] w-full rounded-sm object-cover max-lg:hidden lg:col-span-5"
          />
        </div>
      ) : (
        <>
          <div className="pointer-events-none absolute inset-0 overflow-clip max-lg:hidden">
            <Rings count={14} className="absolute -top-24 -right-24 size-[34rem] text-rule" />
          </div>
          <HeroText section={section} className="relative max-w-4xl" />
        </>
      )}
      {stats && stats.length > 0 && <HeroFigures stats={stats} />}
    </SectionFrame>
  )
}
