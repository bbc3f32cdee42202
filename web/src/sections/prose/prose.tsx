import {ActionList} from '../../content/action-list.tsx'
import {ContentPicture} from '../../content/content-picture.tsx'
import {RichText} from '../../content/rich-text.tsx'
import type {SectionOf} from '../../content/types.ts'
import {HeadingScope} from '../../ui/heading.tsx'
import {Split} from '../../ui/split.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'

/** Running text, its heading at the left edge; a picture follows the text. */
export function Prose({section}: {section: SectionOf<'prose'>}) {
  const text = (
    <HeadingScope when={Boolean(section.heading)}>
      <RichText value={section.body} field="body" className="text-lg" />
      <ContentPicture
        picture={section.picture}
        field="picture"
        sizes="(min-width: 64rem) 48rem, 92vw"
        className="mt-10 w-full rounded-sm"
      />
      <ActionList actions={section.actions} className="mt-8" />
    </HeadingScope>
  )
  return (
    <SectionFrame section={section}>
      {section.heading ? <Split aside={<SectionHeader heading={section.heading} />}>{text}</Split> : text}
    </SectionFrame>
  )
}
