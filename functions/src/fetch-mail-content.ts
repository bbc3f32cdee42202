import {cleanLine} from '@upline/domain/inquiry/clean-text.ts'
import {type MailRoute, readRoutes} from '@upline/domain/inquiry/mail-routes.ts'
import type {MailWording} from '@upline/domain/inquiry/mail-wording.ts'
import {contentSource} from './config.ts'
import {type Confirmation, readConfirmation} from './confirmation.ts'
import {fetchContent} from './fetch-content.ts'
import * as logs from './logs.ts'
import {readWording} from './wording.ts'

/** What the published content says about mails. */
export type MailContent = {
  wording: MailWording
  /** Fields of the wording that cannot be used. */
  unusable: string[]
  routes: MailRoute[]
  /** Labels of the form's answers, by which they are found in a message. */
  labels: {state: string; interests: string}
  /** Undefined if senders get no confirmation. */
  confirmation: Confirmation | undefined
}

const query = `{
  ...*[_id == "notificationMail"][0],
  "form": *[_id == "inquirySettings"][0]{
    "stateLabel": fields.state.label, "interestsLabel": fields.interests.label, nextHeading, nextSteps
  },
  "site": *[_id == "siteSettings" || _type == "fact"]{
    _id, timeZone, key, value, year, effectiveFrom, effectiveUntil, afterwards
  }
}`
/** How long an instance caches the content, also the built-in wording after a failed request. */
const keptForMs = 60_000

let kept: {until: number; address: string; content: Promise<MailContent>} | undefined

/** Returns what the published content says about mails. If the request fails or takes long: the built-in wording alone. Never rejects. */
export function loadMailContent(now = Date.now()): Promise<MailContent> {
  const address = contentSource()
  if (!address) return Promise.resolve(readMailContent(undefined))
  if (!kept || kept.until <= now || kept.address !== address) {
    kept = {until: now + keptForMs, address, content: fetchMailContent(address)}
  }
  return kept.content
}

/** `address`: that of a dataset's queries. */
export async function fetchMailContent(address: string, timeoutMs?: number): Promise<MailContent> {
  try {
    const content = readMailContent(await fetchContent(address, query, timeoutMs))
    if (content.unusable.length > 0) logs.wordingUnusable(content.unusable)
    return content
  } catch (error) {
    logs.wordingUnavailable(error instanceof Error ? error.name : 'unknown')
    return readMailContent(undefined)
  }
}

/** Reads the answer to the query, whatever it is. */
function readMailContent(document: unknown, now = new Date()): MailContent {
  const {routes, confirmation, form, site}: Record<string, unknown> = Object(document)
  const {stateLabel, interestsLabel}: Record<string, unknown> = Object(form)
  return {
    ...readWording(document),
    routes: readRoutes(routes),
    labels: {state: textOf(stateLabel), interests: textOf(interestsLabel)},
    confirmation: readConfirmation(confirmation, {form, site, now}),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? cleanLine(value) : '')
