import {colors, fonts} from '@upline/domain/brand/brand.ts'
import {escapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import {inquiryReference} from '@upline/domain/inquiry/inquiry-id.ts'
import {builtInWording, type MailWording} from '@upline/domain/inquiry/mail-wording.ts'
import {contractingFields, type Quote, quoteFields} from '@upline/domain/inquiry/types.ts'
import type {StoredInquiry} from './stored-inquiry.ts'
import {fillSubject} from './wording.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** A numbered list under its heading. */
export interface MailList {
  heading: string
  items: readonly string[]
}

interface Parts {
  heading: string
  rows: readonly (readonly [label: string, value: string])[]
  paragraphs: readonly string[]
  lists?: readonly MailList[]
  /** An instruction for the reader of the mail. */
  note?: string
}

const quoteLabels = {
  productType: 'productLabel',
  coverage: 'coverageLabel',
  premium: 'premiumLabel',
} as const satisfies Record<keyof Quote, keyof MailWording>

/**
 * The mail that the office reads. Values are escaped here, once, whatever they contain. `refusedBy`: the mailbox that should have got it
 * and whose server refused it.
 */
export function renderMail(
  inquiry: StoredInquiry,
  quote?: Quote,
  wording: MailWording = builtInWording,
  refusedBy = '',
): RenderedMail {
  const type = quote ? 'quote' : inquiry.type
  const rows: Parts['rows'] = [
    [wording.nameLabel, inquiry.name],
    [wording.emailLabel, inquiry.email],
    [wording.typeLabel, type],
    [wording.phoneLabel, inquiry.phone],
    ...quoteFields.map((field) => [wording[quoteLabels[field]], quote?.[field] ?? ''] as const),
    ...contractingFields.map(
      (field) => [wording[`${field}Label`], inquiry.contracting?.[field] ?? ''] as const,
    ),
    [wording.sourceLabel, inquiry.source],
    ['Consent', inquiry.consent],
    ['Reference', inquiryReference(inquiry.id)],
    ['Refused by', refusedBy],
  ]
  return renderParts(
    `${inquiry.isSuspect ? 'Possibly automatic: ' : ''}${fillSubject(wording.subject, {type, name: inquiry.name})}`,
    {
      heading: quote ? wording.quoteHeading : wording.heading,
      rows: rows.filter(([, value]) => value !== ''),
      paragraphs: [inquiry.message],
      note: [
        inquiry.replyTo ? wording.note : wording.noteWithoutReply,
        inquiry.isMasked && wording.maskedNote,
      ]
        .filter(Boolean)
        .join(' '),
    },
  )
}

/** Renders a mail in the house style, as HTML and as text. Every text is escaped. */
export function renderParts(subject: string, parts: Parts): RenderedMail {
  return {subject: headerText(subject), html: htmlPart(parts), text: textPart(parts)}
}

/** A mail program would decode an encoded word (=?...?=) that a visitor typed, line ends and headers in it included. */
function headerText(text: string): string {
  return text.replaceAll('=?', '= ?')
}

function textPart({heading, rows, paragraphs, lists = [], note}: Parts): string {
  const parts = [
    heading,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...paragraphs,
    ...lists.map(({heading, items}) =>
      [heading, ...items.map((item, index) => `${index + 1}. ${item}`)].join('\n'),
    ),
    note,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

// Mail programs know tables and inline styles, little else.
function htmlPart({heading, rows, paragraphs, lists = [], note}: Parts): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" style="${style.label}">${escapeHtml(label)}</th><td style="${style.value}">${escapeHtml(value)}</td></tr>`,
  )
  const parts = [
    `<h1 style="${style.heading}">${escapeHtml(heading)}</h1>`,
    cells.length > 0 &&
      `<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">\n${cells.join('\n')}\n</table>`,
    ...paragraphs.map(
      (text) => `<p style="${rows.length > 0 ? style.message : style.text}">${escapeHtml(text)}</p>`,
    ),
    ...lists.flatMap(({heading, items}) => [
      `<h2 style="${style.subheading}">${escapeHtml(heading)}</h2>`,
      `<ol style="${style.list}">${items.map((item) => `<li style="margin:8px 0">${escapeHtml(item)}</li>`).join('')}</ol>`,
    ]),
    note && `<p style="${style.note}">${escapeHtml(note)}</p>`,
  ]
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:${colors.surfaceShade}">
<table role="presentation" align="center" width="100%" cellspacing="0" cellpadding="0" style="${style.card}">
<tr><td style="padding:32px">
${parts.filter(Boolean).join('\n')}
</td></tr>
</table>
</body>
</html>
`
}

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;"

const style = {
  card: `max-width:600px;background:${colors.surface};border:1px solid ${colors.line};border-radius:6px`,
  heading: `margin:0 0 20px;font:600 26px/1.2 ${fonts.serif.replaceAll('"', "'")};color:${colors.primary}`,
  subheading: `${sans}margin:24px 0 0;font-size:16px;color:${colors.ink}`,
  list: `${sans}margin:0;padding:8px 0 0 20px;font-size:16px;line-height:1.55;color:${colors.ink}`,
  label: `${sans}width:96px;padding:9px 12px 9px 0;border-top:1px solid ${colors.line};font-size:14px;font-weight:400;color:${colors.inkSoft};vertical-align:top`,
  value: `${sans}padding:9px 0;border-top:1px solid ${colors.line};font-size:15px;color:${colors.ink};overflow-wrap:anywhere`,
  message: `${sans}margin:0;padding:16px 0;border-top:1px solid ${colors.line};border-bottom:1px solid ${colors.line};font-size:16px;line-height:1.55;color:${colors.ink};white-space:pre-wrap;overflow-wrap:anywhere`,
  text: `${sans}margin:16px 0 0;font-size:16px;line-height:1.55;color:${colors.ink};white-space:pre-wrap`,
  note: `${sans}margin:16px 0 0;font-size:13px;color:${colors.inkSoft}`,
} as const
