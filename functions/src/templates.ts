import {escapeHtml} from '@upline/inquiry/escape-html.ts'
import type {Detail, Notification, Template} from './validate.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

const headings: Record<Template, string> = {inquiry: 'New inquiry', quote: 'New quote request'}

const labels: Record<Detail, string> = {
  phone: 'Phone',
  productType: 'Product',
  coverage: 'Coverage',
  premium: 'Premium',
  source: 'Sent from',
}

type Row = readonly [label: string, value: string]

/** The mail that the office reads. Values are escaped here, once, whatever they contain. */
export function renderMail(notification: Notification): RenderedMail {
  const {template, type, name, replyTo, message} = notification
  const heading = headings[template]
  const rows: Row[] = [
    ['Name', name],
    ['E-mail', replyTo],
    ['Type', type],
    ...detailRows(notification.details),
  ]
  return {
    subject: `New ${type} Inquiry from ${name}`,
    html: htmlPart(heading, rows, message),
    text: textPart(heading, rows, message),
  }
}

function detailRows(details: Notification['details']): Row[] {
  const rows: Row[] = []
  // Keys of `labels`, in the order they are shown.
  for (const key of Object.keys(labels) as Detail[]) {
    const value = details[key]
    if (value) rows.push([labels[key], value])
  }
  return rows
}

function textPart(heading: string, rows: Row[], message: string): string {
  const lines = rows.map(([label, value]) => `${label}: ${value}`)
  return [heading, '', ...lines, '', message, '', 'Answer this mail to write to the sender.', ''].join('\n')
}

// Mail programs know tables and inline styles, little else.
function htmlPart(heading: string, rows: Row[], message: string): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" style="${style.label}">${escapeHtml(label)}</th><td style="${style.value}">${escapeHtml(value)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3efe5">
<table role="presentation" align="center" width="100%" cellspacing="0" cellpadding="0" style="${style.card}">
<tr><td style="padding:32px">
<h1 style="${style.heading}">${escapeHtml(heading)}</h1>
<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">
${cells.join('\n')}
</table>
<p style="${style.message}">${escapeHtml(message)}</p>
<p style="${style.note}">Answer this mail to write to the sender.</p>
</td></tr>
</table>
</body>
</html>
`
}

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;"

const style = {
  card: 'max-width:600px;background:#fbf9f4;border:1px solid #ddd6c7;border-radius:6px',
  heading: "margin:0 0 20px;font:600 26px/1.2 'Iowan Old Style',Palatino,Georgia,serif;color:#12463a",
  label: `${sans}width:96px;padding:9px 12px 9px 0;border-top:1px solid #ddd6c7;font-size:14px;font-weight:400;color:#4d5b56;vertical-align:top`,
  value: `${sans}padding:9px 0;border-top:1px solid #ddd6c7;font-size:15px;color:#14211d;overflow-wrap:anywhere`,
  message: `${sans}margin:0;padding:16px 0;border-top:1px solid #ddd6c7;border-bottom:1px solid #ddd6c7;font-size:16px;line-height:1.55;color:#14211d;white-space:pre-wrap;overflow-wrap:anywhere`,
  note: `${sans}margin:16px 0 0;font-size:13px;color:#4d5b56`,
} as const
