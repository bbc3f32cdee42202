import {ContentPicture} from '../../content/content-picture.tsx'
import type {Picture, SectionOf} from '../../content/types.ts'
import {HeroText} from './hero-text.tsx'

/** The opening of home: the text at the left edge, the picture running out of the page at the right. */
export function HomeOpening({section, picture}: {section: SectionOf<'hero'>; picture: Picture}) {
  return (
    <div className="grid gap-x-8 gap-y-10 lg:min-h-136 lg:grid-cols-12">
      <HeroText section={section} display className="self-center lg:col-span-7" />
      <div className="bleed-right relative lg:-mt-(--section-space) lg:col-span-5 lg:ml-4">
        <ContentPicture
          picture={picture}
          field="picture"
          sizes="(min-width: 64rem) 48vw, 92vw"
          priority
          className="aspect-[16/10] w-full rounded-sm object-cover lg:absolute lg:inset-0 lg:aspect-auto lg:h-full lg:rounded-none lg:rounded-bl-md"
        />
      </div>
    </div>
  )
}
