import {ContentLink} from '../content/content-link.tsx'
import {useSite} from '../content/site-context.ts'
import type {InquirySettings} from './inquiry-settings.ts'

/** Renders the phone number of the header, for inquiries that were not sent. Renders nothing without a number. */
export function CallInstead({settings}: {settings: InquirySettings}) {
  const call = useSite().navigation?.call
  if (!settings.messages?.callInstead || !call?.label) return null
  return (
    <p className="mt-3">
      {settings.messages.callInstead}{' '}
      <ContentLink link={call.link} className="font-semibold underline underline-offset-4">
        {call.label}
      </ContentLink>
    </p>
  )
}
