import {useState} from 'react'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import type {SectionOf} from '../../content/types.ts'
import {Form} from '../../inquiry/form.tsx'
import type {InquirySettings} from '../../inquiry/inquiry-settings.ts'
import {Disclosure} from '../../ui/disclosure.tsx'
import {Split} from '../../ui/split.tsx'
import {SectionFrame, SectionHeader} from '../section-frame.tsx'

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
            <SectionHeader section={section} />
            <QuestionForm settings={settings} location={location} />
          </>
        }
      >
        <Form kind="inquiry" settings={settings} label={section.heading} location={location} />
      </Split>
    </SectionFrame>
  )
}

/** The short form, folded away. Staff can leave out its heading, and with it the form. */
function QuestionForm({settings, location}: {settings: InquirySettings; location: string}) {
  const {questionHeading, questionIntro} = settings
  const [wasOpen, setWasOpen] = useState(false)
  if (!questionHeading) return null
  return (
    <Disclosure
      data-needs-script
      summary={<span className="font-semibold">{questionHeading}</span>}
      onToggle={(open) => open && setWasOpen(true)}
      className="mt-6 border-t border-t-rule"
    >
      {questionIntro && <p className="mb-6 text-soft">{questionIntro}</p>}
      {wasOpen && <Form kind="question" settings={settings} label={questionHeading} location={location} />}
    </Disclosure>
  )
}
