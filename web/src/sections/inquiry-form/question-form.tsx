import {useState} from 'react'
import {Disclosure} from '../../ui/disclosure.tsx'
import {TextAreaField} from '../../ui/text-area-field.tsx'
import {TextField} from '../../ui/text-field.tsx'
import {Form} from './form.tsx'
import {useField, useFormParts} from './form-parts.ts'
import type {InquirySettings} from './inquiry-settings.ts'

/** Renders the short form for a question, folded away. Staff can leave out its heading, and with it the form. */
export function QuestionForm({settings, location}: {settings: InquirySettings; location: string}) {
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
      {wasOpen && (
        <Form kind="question" settings={settings} label={questionHeading} location={location}>
          <QuestionFields />
        </Form>
      )}
    </Disclosure>
  )
}

function QuestionFields() {
  const {fields} = useFormParts().settings
  const field = useField()
  return (
    <>
      <TextField {...field('fullName', fields?.questionName)} required autoComplete="name" />
      <TextField {...field('contact')} required autoComplete="email" />
      <TextAreaField {...field('message', fields?.question)} required />
    </>
  )
}
