import {isSensitiveCode} from '@upline/domain/inquiry/validate.ts'
import {useEffect, useRef} from 'react'
import {Button} from '../ui/button.tsx'
import {Heading, HeadingScope} from '../ui/heading.tsx'
import {CallInstead} from './call-instead.tsx'
import type {InquirySettings} from './inquiry-settings.ts'
import type {useInquiry} from './use-inquiry.ts'

type Props = {formId: string; settings: InquirySettings; inquiry: ReturnType<typeof useInquiry>}

/** Begins the title of the page with a text, which screen readers and tabs show first. */
function useTitlePrefix(prefix: string | null | false | undefined): void {
  useEffect(() => {
    if (!prefix) return
    const before = document.title
    const prefixed = `${prefix}: ${before}`
    document.title = prefixed
    return () => {
      // Another page may have its own by now.
      if (document.title === prefixed) document.title = before
    }
  }, [prefix])
}

/** Lists the problems with links to their fields, and takes the focus after each refused submission. */
export function ErrorSummary({formId, settings, inquiry}: Props) {
  const {problems, failure, attempt} = inquiry
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  const isShown = problems.length > 0 || failure !== undefined
  useTitlePrefix(isShown && settings.summaryHeading)
  if (!isShown) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-md border-2 border-danger bg-raised p-6">
      <HeadingScope>
        <Heading className="font-serif text-h3">{settings.summaryHeading}</Heading>
      </HeadingScope>
      {failure && (
        <>
          <p className="mt-3">{failure}</p>
          <CallInstead settings={settings} />
        </>
      )}
      {problems.length > 0 && (
        <ul className="mt-3">
          {problems.map(({field, message}) => (
            <li key={field}>
              <a
                href={`#${formId}-${field}`}
                onClick={(event) => {
                  // Keeps the address, because this leads to a field, not to a place on the page.
                  event.preventDefault()
                  const target = document.getElementById(`${formId}-${field}`)
                  // Fields that are folded away take no focus.
                  target?.closest('details')?.setAttribute('open', '')
                  target?.focus()
                }}
                className="inline-block py-1 font-semibold text-danger underline underline-offset-4"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
      {problems.some(({code}) => isSensitiveCode(code)) && (
        <p className="mt-4 flex flex-wrap gap-3">
          <Button onClick={inquiry.removeNumbers}>{settings.removeLabel}</Button>
          <Button look="secondary" onClick={inquiry.confirmNumbers}>
            {settings.sendAnywayLabel}
          </Button>
        </p>
      )}
    </div>
  )
}
