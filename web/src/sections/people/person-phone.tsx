import {phoneHref} from '@upline/domain/inquiry/phone-href.ts'

/** Renders a person's phone number as a link, or nothing without a number. */
export function PersonPhone({phone}: {phone: string | null}) {
  if (!phone) return null
  return (
    <a
      href={phoneHref(phone)}
      className="inline-link mt-1 inline-flex min-h-11 items-center text-sm font-semibold figures"
    >
      {phone}
    </a>
  )
}
