import {useId, useState} from 'react'
import {RichText} from '../content/rich-text.tsx'
import {Button} from '../ui/button.tsx'
import {ErrorSummary} from './error-summary.tsx'
import {InquiryFields, QuestionFields} from './form-fields.tsx'
import {Outcome, type Saved} from './outcome.tsx'
import {type InquiryOptions, useInquiry} from './use-inquiry.ts'

type Props = Pick<InquiryOptions, 'kind' | 'settings' | 'location'> & {
  /** Accessible name. */
  label: string | null | undefined
}

const kinds = {
  inquiry: {Fields: InquiryFields, submitLabel: 'submitLabel'},
  question: {Fields: QuestionFields, submitLabel: 'questionSubmitLabel'},
} as const

/** Renders the form, then the outcome of the inquiry. "Send another" begins with a new, empty form. */
export function Form(props: Props) {
  const {kind, settings} = props
  const [saved, setSaved] = useState<Saved>()
  const [isAnother, setIsAnother] = useState(false)
  if (!saved) return <OpenForm {...props} isAnother={isAnother} onSaved={setSaved} />
  const onAgain = () => {
    setIsAnother(true)
    setSaved(undefined)
  }
  return <Outcome kind={kind} saved={saved} settings={settings} onAgain={onAgain} />
}

function OpenForm(props: Props & InquiryOptions) {
  const {kind, settings, label} = props
  const {Fields, submitLabel} = kinds[kind]
  const id = useId()
  const inquiry = useInquiry(props)
  const {draft, subject, problems, isSending} = inquiry
  return (
    <form
      ref={inquiry.element}
      // Without a script the browser sends nothing: it would put what was typed into the address, for all logs.
      method="dialog"
      aria-label={label ?? undefined}
      noValidate
      onFocus={inquiry.start}
      onBlur={({currentTarget, target}) => inquiry.leave(currentTarget, target.getAttribute('name'))}
      onChange={({currentTarget, target}) => {
        if (target instanceof Element) inquiry.change(currentTarget, target.getAttribute('name') ?? '')
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void inquiry.submit()
      }}
      className="relative grid gap-7"
    >
      <p data-without-script className="border-l-3 border-accent bg-raised px-5 py-3">
        {settings.withoutScript}
      </p>
      <ErrorSummary formId={id} settings={settings} inquiry={inquiry} />
      {subject.answers.map((answer) => (
        <p key={answer.label} className="border-l-3 border-accent bg-raised px-5 py-3">
          <span className="text-soft">{`${answer.label ?? ''}:`}</span> <span>{answer.value}</span>
        </p>
      ))}
      <Fields id={id} settings={settings} subject={subject} draft={draft} problems={problems} />
      {/* Honeypot: invisible and not focusable. Form fillers ignore it, because its name says nothing and it asks for a one-time code. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label htmlFor={`${id}-more`}>{settings.honeypotLabel}</label>
        <input
          id={`${id}-more`}
          tabIndex={-1}
          autoComplete="one-time-code"
          data-1p-ignore
          data-bwignore
          data-form-type="other"
          data-lpignore="true"
        />
      </div>
      <div data-needs-script className="grid gap-5">
        <RichText value={settings.privacyNote} className="text-sm text-soft" />
        <Button
          type="submit"
          disabled={isSending}
          className="w-full sm:w-auto sm:min-w-56 sm:justify-self-start"
        >
          {isSending ? settings.submittingLabel : settings[submitLabel]}
        </Button>
        <p aria-live="polite" className="sr-only">
          {isSending && settings.submittingLabel}
        </p>
      </div>
    </form>
  )
}
