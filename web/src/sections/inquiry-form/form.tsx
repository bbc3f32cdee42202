import {type ReactNode, useEffect, useId, useState} from 'react'
import {RichText} from '../../content/rich-text.tsx'
import {Button} from '../../ui/button.tsx'
import {ErrorSummary} from './error-summary.tsx'
import type {InquirySettings} from './inquiry-settings.ts'
import {Outcome} from './outcome.tsx'
import type {FormKind} from './read-form.ts'
import {useInquiry} from './use-inquiry.ts'

type Props = {
  kind: FormKind
  settings: InquirySettings
  /** Accessible name. */
  label: string | null | undefined
  location: string
  submitLabel: string | null | undefined
  /** Renders the fields. */
  children: (form: FormParts) => ReactNode
}

export type FormParts = {id: string} & Pick<ReturnType<typeof useInquiry>, 'draft' | 'subject'> & {
    problems: Extract<ReturnType<typeof useInquiry>['state'], {problems: unknown}>['problems']
  }

/** Renders the form, then the outcome of the inquiry. "Send another" begins with a new, empty form. */
export function Form(props: Props) {
  const [round, setRound] = useState(0)
  return <Round key={round} {...props} isFirst={round === 0} onAgain={() => setRound(round + 1)} />
}

type RoundProps = Props & {isFirst: boolean; onAgain: () => void}

function Round({kind, settings, label, location, submitLabel, children, isFirst, onAgain}: RoundProps) {
  const id = useId()
  const inquiry = useInquiry(kind, settings, location)
  const {element, draft, subject, state, start} = inquiry
  useEffect(() => {
    if (!element.current) return
    // Moves focus to the first field, because the pressed button is gone.
    if (!isFirst) element.current.querySelector('input')?.focus()
    if ([...new FormData(element.current).values()].some(Boolean)) start()
  }, [])

  if (state.kind === 'saved') {
    return <Outcome kind={kind} outcome={state} settings={settings} onAgain={onAgain} />
  }
  const sending = state.kind === 'sending'
  return (
    <form
      ref={element}
      // Without a script the browser sends nothing: it would put what was typed into the address, for all logs.
      method="dialog"
      aria-label={label ?? undefined}
      noValidate
      onFocus={start}
      onBlur={({currentTarget, target}) => inquiry.completeStep(currentTarget, target.getAttribute('name'))}
      onChange={({currentTarget, target}) =>
        inquiry.change(currentTarget, (target as Element).getAttribute('name') ?? '')
      }
      onSubmit={(event) => {
        event.preventDefault()
        void inquiry.submit()
      }}
      className="relative grid gap-7"
    >
      <p data-without-script className="border-l-3 border-accent bg-raised px-5 py-3">
        {settings.withoutScript}
      </p>
      <ErrorSummary
        formId={id}
        settings={settings}
        problems={state.problems}
        failure={state.failure}
        attempt={state.attempt}
        onRemove={inquiry.removeNumbers}
        onConfirm={inquiry.confirmNumbers}
      />
      {subject.answers.map(({label, value}) => (
        <p key={label} className="border-l-3 border-accent bg-raised px-5 py-3">
          <span className="text-soft">{label}:</span> {value}
        </p>
      ))}
      {children({id, draft, subject, problems: state.problems})}
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
          disabled={sending}
          className="w-full sm:w-auto sm:min-w-56 sm:justify-self-start"
        >
          {sending ? settings.submittingLabel : submitLabel}
        </Button>
        <p aria-live="polite" className="sr-only">
          {sending && settings.submittingLabel}
        </p>
      </div>
    </form>
  )
}
