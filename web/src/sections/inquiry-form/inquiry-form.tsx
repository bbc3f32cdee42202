import {useDocumentAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {Split} from '../../ui/split.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'
import {Fields} from './fields.tsx'
import {Form} from './form.tsx'
import {QuestionForm} from './question-form.tsx'

/** Renders the form for agents, and a short one for questions. Their labels are the document "inquirySettings". */
export function InquiryForm({section}: {section: SectionOf<'inquiryForm'>}) {
  const documentAttribute = useDocumentAttribute('inquirySettings', 'fields')
  const {settings} = section
  if (!settings) throw new Error('The document "inquirySettings" is missing: publish it in the Studio')
  const location = section.anchor ?? section._type
  return (
    <SectionFrame section={section}>
      <Split
        data-sanity={documentAttribute(settings)}
        aside={
          <>
            <SectionHeader heading={section.heading} intro={section.intro} />
            <QuestionForm settings={settings} location={location} />
          </>
        }
      >
        <Form kind="inquiry" settings={settings} label={section.heading} location={location}>
          <Fields />
        </Form>
      </Split>
    </SectionFrame>
  )
}
