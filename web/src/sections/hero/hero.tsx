import {ContentPicture} from '../../content/content-picture.tsx'
import type {SectionOf} from '../../content/types.ts'
import {SectionFrame} from '../section-frame.tsx'
import {HeroFigures} from './hero-figures.tsx'
import {HeroText} from './hero-text.tsx'
import {HomeOpening} from './home-opening.tsx'
import {IndexOpening} from './index-opening.tsx'
import {SealsOpening} from './seals-opening.tsx'
import {YearsOpening} from './years-opening.tsx'

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
        lazy={!isFirst}
        className={`aspect-[4/3] w-full rounded-sm object-cover ${isFirst ? 'order-first lg:col-span-6' : 'max-lg:hidden lg:col-span-5'}`}
      />
    </div>
  )
}
