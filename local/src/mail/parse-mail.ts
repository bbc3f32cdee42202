import PostalMime, {type Address} from 'postal-mime'
import type {Mail} from './mail-store.ts'

export type ParsedMail = Omit<Mail, 'id' | 'receivedAt' | 'recipients'>

/** Maximum size of a parsed mail (bytes). The parser takes up to 0.4 s of the processor for one of this size. */
export const largestParsed = 256 * 1024

/** Parses a mail. A larger one, or one that cannot be parsed, is stored as its source only. */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  try {
    if (raw.length > largestParsed) throw new Error('The mail is too large')
    const {from, to, replyTo, subject = '', text = '', html = ''} = await PostalMime.parse(raw)
    return {
      from: formatAddresses(from ? [from] : []),
      to: formatAddresses(to),
      replyTo: formatAddresses(replyTo),
      subject,
      text: text.trimEnd(),
      html,
    }
  } catch {
    const text = raw.toString('utf8')
    return {from: '', to: '', replyTo: '', subject: 'This mail could not be parsed', text, html: ''}
  }
}

function formatAddresses(addresses: Address[] = []): string {
  return addresses
    .flatMap((each) => each.group ?? [each])
    .map(({name, address}) => (name ? `"${name}" <${address}>` : address))
    .join(', ')
}
