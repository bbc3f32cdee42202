import {ActionList} from '../../content/action-list.tsx'
import {ContentPicture} from '../../content/content-picture.tsx'
import {RichText} from '../../content/rich-text.tsx'
import type {SectionOf} from '../../content/types.ts'
import {SplitSection} from '../section-frame.tsx'

export function Prose({section}: {section: SectionOf<'prose'>}) {
  return (
    <SplitSection section={section}>
      <RichText value={section.body} field="body" className="text-lg" />
      <ContentPicture
        picture={section.picture}
        field="picture"
        sizes="(min-width: 64rem) 48rem, 92vw"
        className="mt-10 w-full rounded-sm"
      />
      <ActionList actions={section.actions} className="mt-8" />
    </SplitSection>
  )
}
