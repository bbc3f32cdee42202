import {inquiryReference} from '@upline/domain/inquiry/inquiry-id.ts'
import {useEffect, useRef, useSyncExternalStore} from 'react'
import {Portrait} from '../content/marks.tsx'
import {Button} from '../ui/button.tsx'
import {DashList} from '../ui/dash-list.tsx'
import {Heading, HeadingScope} from '../ui/heading.tsx'
import {Icon} from '../ui/icon.tsx'
import {CallInstead} from './call-instead.tsx'
import type {FormKind} from './form-values.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import {arrivedInquiries} from './outbox-status.ts'

/** A saved inquiry. It waits in the browser if it could not be sent. */
export type Saved = {id: string; isWaiting: boolean}

type Props = {
  kind: FormKind
  saved: Saved
  settings: InquirySettings
  onAgain: () => void
}

/** Replaces the form after the inquiry was saved: its reference, what happens next, and who answers. */
export function Outcome({kind, saved: {id, isWaiting}, settings, onAgain}: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const arrived = useSyncExternalStore(arrivedInquiries.subscribe, arrivedInquiries.get)
  const hasArrived = !isWaiting || arrived.has(id)
  const {contactPerson, messages, nextSteps} = settings
  const thanks = (kind === 'question' && messages?.questionSent) || messages?.success
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="rounded-md border border-rule border-l-3 border-l-accent bg-raised p-[min(1.5rem,6cqw)] md:p-10"
    >
      <Icon name={hasArrived ? 'certificate' : 'clock'} className="size-10 text-accent" />
      <p className="mt-4 font-serif text-h3 leading-snug font-semibold">
        {hasArrived ? thanks : messages?.savedLocally}
      </p>
      {!hasArrived && <CallInstead settings={settings} />}
      {settings.referenceLabel && (
        <p className="mt-4">
          {settings.referenceLabel}:{' '}
          <strong className="figures" translate="no">
            {inquiryReference(id)}
          </strong>
        </p>
      )}
      {hasArrived && nextSteps && nextSteps.length > 0 && (
        <HeadingScope>
          <Heading className="mt-6 mb-3 text-base">{settings.nextHeading}</Heading>
          <DashList items={nextSteps} />
        </HeadingScope>
      )}
      {hasArrived && contactPerson && (
        <p className="mt-6 flex items-center gap-4">
          <span className="block size-16 shrink-0 overflow-hidden">
            <Portrait person={contactPerson} sizes="4rem" />
          </span>
          <span className="min-w-0 wrap-anywhere">
            <strong className="block" translate="no">
              {contactPerson.name}
            </strong>
            <span className="block text-sm text-soft">{contactPerson.role}</span>
          </span>
        </p>
      )}
      <Button look="secondary" className="mt-6" onClick={onAgain}>
        {settings.anotherLabel}
      </Button>
    </div>
  )
}
