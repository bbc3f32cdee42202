import {useEffect, useRef} from 'react'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import type {Problem} from './problems.ts'

type Props = {
  formId: string
  heading: string | undefined
  problems: readonly Problem[]
  /** What went wrong with the sending itself. */
  failure: string | undefined
}

/** What has to be put right, with a link to each field. Takes the focus when it appears, so that it is read at once. */
export function ErrorSummary({formId, heading, problems, failure}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const shown = problems.length > 0 || failure !== undefined
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown, problems, failure])
  if (!shown) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-md border-2 border-danger bg-raised p-6">
      <HeadingScope>
        <Heading className="font-serif text-h3">{heading}</Heading>
      </HeadingScope>
      {failure && <p className="mt-3">{failure}</p>}
      {problems.length > 0 && (
        <ul className="mt-3">
          {problems.map(({field, message}) => (
            <li key={field}>
              <a
                href={`#${formId}-${field}`}
                onClick={(event) => {
                  // The address stays what it is: this leads to a field, not to a place of the page.
                  event.preventDefault()
                  const target = document.getElementById(`${formId}-${field}`)
                  // What is folded away takes no focus.
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
    </div>
  )
}
