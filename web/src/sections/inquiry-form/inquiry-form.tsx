import {useDocumentAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {Split} from '../../ui/split.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'
import {Form} from './form.tsx'

/** The form by which an agent introduces themselves. Its words are the document "inquirySettings". */
export function InquiryForm({section}: {section: SectionOf<'inquiryForm'>}) {
  const documentAttribute = useDocumentAttribute('inquirySettings', 'fields')
  const {settings} = section
  if (!settings) throw new Error('The document "inquirySettings" is missing: publish it in the Studio')
  return (
    <SectionFrame section={section}>
      <Split
        data-sanity={documentAttribute(settings)}
        aside={<SectionHeader heading={section.heading} intro={section.intro} />}
      >
        <Form settings={settings} location={section.anchor ?? section._type} />
      </Split>
    </SectionFrame>
  )
}
