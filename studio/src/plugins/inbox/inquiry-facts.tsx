import {Stack, Text} from '@sanity/ui'
import {inquiryReference} from '@upline/domain/inquiry/inquiry-id.ts'
import {phoneHref} from '@upline/domain/inquiry/phone-href.ts'
import type {Contracting, Quote} from '@upline/domain/inquiry/types.ts'
import type {ReactNode} from 'react'
import type {Inquiry} from './inquiry.ts'

/** Titles of all fields that the form adds. */
type KnownDetail = `contracting.${keyof Contracting}` | `quote.${keyof Quote}`

const titles: Record<KnownDetail, string> & Record<string, string> = {
  'metadata.source': 'Page',
  'metadata.referrer': 'Came from',
  'metadata.userAgent': 'Browser',
  'consent.version': 'Consent to version',
  'consent.time': 'Consent given',
  'consent.page': 'Consent on page',
  'contracting.npn': 'NPN',
  'contracting.carriers': 'Carriers',
  'contracting.lines': 'Lines of business',
  'contracting.states': 'States',
  'quote.productType': 'Product',
  'quote.coverage': 'Coverage',
  'quote.premium': 'Premium',
}

const absolute = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeStyle: 'short'})

export function timeText(time: number): string {
  return time ? absolute.format(time) : 'unknown'
}

/** Renders the visitor's other answers, which staff can't change. */
export function InquiryFacts({inquiry}: {inquiry: Inquiry}) {
  const {email, phone, type, suspect, receivedAt, details, id} = inquiry
  const rows: [title: string, value: ReactNode][] = [
    ['Email', email],
    ['Phone', phone && <a href={phoneHref(phone)}>{phone}</a>],
    ['Type', type],
    ['Received', timeText(receivedAt)],
    ['Possible spam', suspect && 'yes'],
    ...details.map(([name, value]): [string, string] => [
      titleOf(name),
      name === 'consent.time' ? timeText(Date.parse(value)) : value,
    ]),
    ['Reference', inquiryReference(id)],
    ['ID', <code key="id">{id}</code>],
  ]
  return (
    <Stack as="dl" gap={3} style={{margin: 0}}>
      {rows
        .filter(([, value]) => value)
        .map(([title, value]) => (
          <div key={title} style={{display: 'grid', gridTemplateColumns: '140px 1fr', gap: 12}}>
            <Text as="dt" size={1} muted>
              {title}
            </Text>
            <Text as="dd" size={1} style={{margin: 0, overflowWrap: 'anywhere'}}>
              {value}
            </Text>
          </div>
        ))}
    </Stack>
  )
}

/** Returns the title of a visitor's answer. Formats `routing.bestTime` as “Routing: best time”. */
export function titleOf(name: string): string {
  if (titles[name]) return titles[name]
  if (!/^[a-z][\w.]*$/.test(name)) return name
  const title = name
    .replaceAll('.', ': ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return title.charAt(0).toUpperCase() + title.slice(1)
}
