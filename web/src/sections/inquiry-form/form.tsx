import {useId, useLayoutEffect, useRef} from 'react'
import {flushSync} from 'react-dom'
import {Button} from '../../ui/button.tsx'
import {Consent} from './consent.tsx'
import {ErrorSummary} from './error-summary.tsx'
import {Fields} from './fields.tsx'
import type {InquirySettings} from './inquiry-settings.ts'
import {Outcome} from './outcome.tsx'
import {useInquiry} from './use-inquiry.ts'

/** Fields, the summary of what is wrong with them, the button, and what became of the inquiry. */
export function Form({settings, location}: {settings: InquirySettings; location: string}) {
  const id = useId()
  const trap = useRef<HTMLInputElement>(null)
  const inquiry = useInquiry(settings, location)
  const {state} = inquiry
  const form = useRef<HTMLFormElement>(null)
  // Before the next rendering, which would empty the fields again. Once: afterwards React knows of every letter.
  useLayoutEffect(() => {
    if (form.current) inquiry.adopt(form.current)
  }, [])

  if (state.kind === 'saved') {
    const startAgain = () => {
      flushSync(inquiry.startAgain)
      // The button that was pressed is gone: who uses the keyboard goes on in the first field.
      form.current?.querySelector('input')?.focus()
    }
    return <Outcome text={state.text} againLabel={settings.anotherLabel} onAgain={startAgain} />
  }
  const sending = state.kind === 'sending'
  return (
    <form
      ref={form}
      // What the browser itself does to send a form: nothing. It would put what was typed into the address, for all logs.
      method="dialog"
      noValidate
      onFocus={inquiry.touch}
      onSubmit={(event) => {
        event.preventDefault()
        void inquiry.submit(trap.current?.value ?? '')
      }}
      className="grid gap-7"
    >
      <ErrorSummary
        formId={id}
        heading={settings.summaryHeading}
        problems={inquiry.problems}
        failure={state.kind === 'failed' ? state.text : undefined}
      />
      {inquiry.topic && (
        <p className="border-l-3 border-accent bg-raised px-5 py-3">
          <span className="text-soft">{settings.topicLabel}:</span> {inquiry.topic}
        </p>
      )}
      <p className="text-sm text-soft">{settings.requiredNote}</p>
      <Fields id={id} settings={settings} inquiry={inquiry} />
      {settings.consent.enabled === 'required' && (
        <Consent
          id={`${id}-consent`}
          text={settings.consent.text}
          given={inquiry.consent}
          onGiven={inquiry.giveConsent}
          error={inquiry.problems.find(({field}) => field === 'consent')?.message}
        />
      )}
      {/* Only robots fill this in: nobody sees it, nothing leads to it. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label htmlFor={`${id}-website`}>{settings.honeypotLabel}</label>
        <input ref={trap} id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p data-without-script className="border-l-3 border-accent bg-raised px-5 py-3">
        {settings.withoutScript}
      </p>
      <div data-needs-script>
        <Button type="submit" disabled={sending} className="w-full sm:w-auto sm:min-w-56">
          {sending ? settings.submittingLabel : settings.submitLabel}
        </Button>
        <p aria-live="polite" className="sr-only">
          {sending && settings.submittingLabel}
        </p>
      </div>
    </form>
  )
}
