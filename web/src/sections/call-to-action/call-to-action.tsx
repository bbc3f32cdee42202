import {ActionList} from '../../content/action-list.tsx'
import {ContentPicture} from '../../content/content-picture.tsx'
import type {SectionOf} from '../../content/types.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {SectionFrame, SectionHeader} from '../section-frame.tsx'

export function CallToAction({section}: {section: SectionOf<'callToAction'>}) {
  const {bullets, picture} = section
  return (
    <SectionFrame section={section}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <SectionHeader section={{...section, intro: section.text}} introField="text" />
          {picture && <DashList items={bullets} className="mt-6" />}
          <ActionList actions={section.actions} className="mt-8" />
        </div>
        {!picture && <DashList items={bullets} className="lg:col-span-4 lg:col-start-9" />}
        <ContentPicture
          picture={picture}
          field="picture"
          sizes="(min-width: 64rem) 30rem, 92vw"
          aspect={4 / 3}
          className="aspect-[4/3] w-full rounded-sm object-cover lg:col-span-5 lg:col-start-8"
        />
      </div>
    </SectionFrame>
  )
}
