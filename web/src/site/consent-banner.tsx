import {type ReactNode, useEffect, useId, useRef} from 'react'
import {consent} from '../analytics/consent.ts'
import {useInterfaceText} from '../content/site-context.ts'
import {Button} from '../ui/button.tsx'

/** Asks once whether visits may be counted, with two equal answers. A popover that stays until it is answered. */
export default function ConsentBanner({id}: {id: string}): ReactNode {
  const labels = useInterfaceText()
  const titleId = useId()
  const banner = useRef<HTMLElement>(null)

  useEffect(() => {
    const follow = () => {
      if (consent.isUndecided()) banner.current?.showPopover?.()
      else banner.current?.hidePopover?.()
    }
    follow()
    return consent.subscribe(follow)
  }, [])

  const answer = (choice: 'granted' | 'denied') => () => {
    consent.decide(choice)
    // The previous answer again, which closes the banner.
    banner.current?.hidePopover?.()
  }

  return (
    <section
      ref={banner}
      id={id}
      popover="manual"
      aria-labelledby={titleId}
      data-screen-only
      className="fixed inset-x-(--gutter) top-auto bottom-(--gutter) m-0 w-auto max-w-lg rounded-md border border-rule border-t-3 border-t-accent bg-raised p-4 text-fg lifted not-supports-[selector(:popover-open)]:hidden sm:p-6"
    >
      <h2 id={titleId} className="text-h3">
        {labels.consentTitle}
      </h2>
      <p className="mt-2 text-sm text-soft">{labels.consentText}</p>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 [&>button]:px-3 max-sm:[&>button]:text-sm">
        <Button look="secondary" onClick={answer('granted')}>
          {labels.consentAccept}
        </Button>
        <Button look="secondary" onClick={answer('denied')}>
          {labels.consentDecline}
        </Button>
      </div>
    </section>
  )
}
