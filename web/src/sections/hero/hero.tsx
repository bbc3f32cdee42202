import {ActionList} from '../../content/action-list.tsx'
import {ContentPicture} from '../../content/content-picture.tsx'
import type {SectionOf} from '../../content/types.ts'
import {classNames} from '../../ui/class-names.ts'
import {Heading} from '../../ui/heading.tsx'
import {Rings} from '../../ui/rings.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {HeroFigures} from './hero-figures.tsx'

/** The opening of a page. 'home' is the company's front door, 'page' opens a subject, 'compact' a page one comes to for work. */
export function Hero({section}: {section: SectionOf<'hero'>}) {
  const {layout, eyebrow, heading, text, actions, picture, stats} = section
  const home = layout === 'home'
  const compact = layout === 'compact'
  return (
    <SectionFrame section={section}>
      {compact && (
        <Rings count={14} className="absolute -top-24 -right-40 size-[34rem] text-rule max-lg:hidden" />
      )}
      <div
        className={classNames(
          'relative grid items-center gap-x-8 gap-y-10 lg:grid-cols-12',
          home && 'lg:gap-x-12',
        )}
      >
        <div className={compact || !picture ? 'lg:col-span-9' : 'lg:col-span-7'}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Heading level={1} className={home ? 'text-display' : undefined}>
            {heading}
          </Heading>
          {text && <p className="intro mt-6">{text}</p>}
          <ActionList actions={actions} className="mt-8" />
        </div>
        {!compact && picture && (
          <div className={classNames('lg:col-span-5', !home && 'max-lg:hidden')}>
            <ContentPicture
              picture={picture}
              sizes="(min-width: 80rem) 30rem, (min-width: 64rem) 38vw, 92vw"
              aspect={home ? 1 : 4 / 3}
              priority
              className={classNames(
                'w-full rounded-sm object-cover',
                home ? 'aspect-[16/10] lg:aspect-square' : 'aspect-[4/3]',
              )}
            />
          </div>
        )}
      </div>
      {stats && stats.length > 0 && <HeroFigures stats={stats} />}
    </SectionFrame>
  )
}
