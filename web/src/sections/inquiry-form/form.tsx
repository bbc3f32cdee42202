import {useEffect, useId, useRef, useState} from 'react'
import {RichText} from '../../content/rich-text.tsx'
import {Button} from '../../ui/button.tsx'
import {ConsentField} from './consent-field.tsx'
import {ContractingFields} from './contracting-fields.tsx'
import {ErrorSummary} from './error-summary.tsx'
import {Fields} from './fields.tsx'
import type {InquirySettings} from './inquiry-settings.ts'
import {Outcome} from './outcome.tsx'
import {isEmpty, readForm} from './read-form.ts'
import {useInquiry} from './use-inquiry.ts'

type Props = {settings: InquirySettings; location: string}

/** The form, then what became of the inquiry. "Send another" begins with a new, empty form. */
export function Form(props: Props) {
  const [round, setRound] = useState(0)
  return <Round key={round} {...props} isFirst={round === 0} onAgain={() => setRound(round + 1)} />
}

type RoundProps = Props & {isFirst: boolean; onAgain: () => void}

/** The form with its error summary and button, or the outcome of the inquiry. */
function Round({settings, location, isFirst, onAgain}: RoundProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const {topic, state, start, completeStep, submit} = useInquiry(settings, location)
  useEffect(() => {
    if (!form.current) return
    // Moves focus to the first field, because the pressed button is gone.
    if (!isFirst) form.current.querySelector('input')?.focus()
    if (!isEmpty(readForm(form.current))) start()
  }, [])

  if (state.kind === 'saved') {
    return <Outcome text={state.text} againLabel={settings.anotherLabel} onAgain={onAgain} />
  }
  const sending = state.kind === 'sending'
  return (
    <form
      ref={form}
      // Without a script the browser sends nothing: it would put what was typed into the address, for all logs.
      method="dialog"
      noValidate
      onFocus={start}
      onBlur={({currentTarget, target}) => completeStep(currentTarget, target.getAttribute('name'))}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
      className="grid gap-7"
    >
      <p data-without-script className="border-l-3 border-accent bg-raised px-5 py-3">
        {settings.withoutScript}
      </p>
      <ErrorSummary
        formId={id}
        heading={settings.summaryHeading}
        problems={state.problems}
        failure={state.failure}
      />
      {topic && (
        <p className="border-l-3 border-accent bg-raised px-5 py-3">
          <span className="text-soft">{settings.topicLabel}:</span> {topic}
        </p>
      )}
      <p className="text-sm text-soft">{settings.requiredNote}</p>
      <Fields id={id} settings={settings} topic={topic} problems={state.problems} />
      <ContractingFields id={id} settings={settings} problems={state.problems} />
      {settings.consent && settings.consent.enabled !== 'off' && (
        <ConsentField
          id={`${id}-consent`}
          text={settings.consent.text}
          required={settings.consent.enabled === 'required'}
          error={state.problems.find(({field}) => field === 'consent')?.message}
        />
      )}
      {/* Honeypot: invisible and not focusable, so only bots fill it in. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label htmlFor={`${id}-website`}>{settings.honeypotLabel}</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div data-needs-script className="grid gap-5">
        <RichText value={settings.privacyNote} className="text-sm text-soft" />
        <Button
          type="submit"
          disabled={sending}
          className="w-full sm:w-auto sm:min-w-56 sm:justify-self-start"
        >
          {sending ? settings.submittingLabel : settings.submitLabel}
        </Button>
        <p aria-live="polite" className="sr-only">
          {sending && settings.submittingLabel}
        </p>
      </div>
    </form>
  )
}
