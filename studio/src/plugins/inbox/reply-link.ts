import {fillTokens} from '@upline/domain/content/tokens.ts'
import {encodeAddressPart} from '@upline/domain/content/well-formed.ts'
import {isEmail} from '@upline/domain/inquiry/email.ts'
import type {Inquiry} from './inquiry.ts'

/** The parts of a reply that are content. */
export interface ReplyTexts {
  greeting: string
  signature: string
  /** Today's wording of each disclaimer. */
  disclaimers: readonly string[]
}

/** Maximum length of the link: Windows passes 2,048 characters to a mail program. */
const maxLength = 2000

/** Returns a link that opens a mail to the person, or undefined without a valid address. A long question is shortened. */
export function replyLink(inquiry: Inquiry, texts: ReplyTexts, author: string): string | undefined {
  const {email, name, receivedAt, message} = inquiry
  if (!isEmail(email)) return undefined
  const date = new Intl.DateTimeFormat('en-US', {dateStyle: 'long'}).format(receivedAt)
  const subject = receivedAt ? `Your inquiry of ${date}` : 'Your inquiry'
  const fill = (text: string) => fillTokens(text, (token) => ({name, author})[token])
  const before = [fill(texts.greeting), '', fill(texts.signature), ...texts.disclaimers]
  // Encodes ?, & and %, which an address may contain.
  const address = email.split('@').map(encodeAddressPart).join('@')
  const linkWith = (quoted: string) => {
    const question = quoted && `${quoted.replace(/^/gm, '> ')}`
    const body = [...before, question].filter((part, at) => part || at === 1).join('\n\n')
    return `mailto:${address}?subject=${encodeAddressPart(subject)}&body=${encodeAddressPart(body.replaceAll('\n', '\r\n'))}`
  }
  const characters = Array.from(message)
  let length = characters.length
  let link = linkWith(message)
  while (link.length > maxLength && length > 0) {
    length = Math.floor(length * 0.8)
    link = linkWith(length > 0 ? `${characters.slice(0, length).join('')}…` : '')
  }
  return link
}
