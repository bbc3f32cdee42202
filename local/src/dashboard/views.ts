import {unescapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import {phoneHref} from '@upline/domain/inquiry/phone-href.ts'
import {isInquiryStatus, nextStatuses} from '@upline/domain/inquiry/status.ts'
import {html} from 'hono/html'
import type {DocumentStore} from '../firestore/document-store.ts'
import type {Mail, MailStore} from '../mail/mail-store.ts'
import {isNotificationDue, listInquiries, newestFirst} from './inquiries.ts'
import {definitions, type Entry, formatTime, type Html, sentenceCase, type Views} from './view.ts'

type Fields = Record<string, unknown>

export function dashboardViews(documents: DocumentStore, mails: MailStore): Views {
  return {
    inquiries: {
      title: 'Inquiries',
      empty: 'No inquiries yet. Send one with the contact form of the site.',
      count: () => documents.count('inquiries'),
      entries: () => listInquiries(documents).map(inquiryEntry),
    },
    mails: {
      title: 'Mail',
      empty: 'No mail yet. Whatever is sent to the local SMTP port is kept here and goes nowhere else.',
      count: () => mails.count(),
      entries: () => mails.list().map(mailEntry),
    },
    errors: {
      title: 'Error log',
      empty: 'No errors yet. Errors that the site reports appear here.',
      count: () => documents.count('error_logs'),
      entries: () => newestFirst(documents, 'error_logs').map(errorEntry),
    },
  }
}

function inquiryEntry(inquiry: Fields): Entry {
  const text = (name: string) => textOf(inquiry[name])
  const [email, phone, status] = [text('email'), text('phone'), text('status')]
  const [metadata, consent, contracting] = ['metadata', 'consent', 'contracting'].map((name) =>
    recordOf(inquiry[name]),
  ) as [Fields, Fields, Fields]
  const id = text('id')
  return {
    id,
    title: text('name'),
    time: text('createTime'),
    excerpt: text('message'),
    labels: [
      html`<span class="status ${status}">${sentenceCase(status)}</span>`,
      html`<span>${sentenceCase(text('type'))}</span>`,
      inquiry.suspect === true ? html`<span class="warning">Possibly automatic</span>` : html``,
      isNotificationDue(inquiry) ? html`<span class="unnotified">Office not notified</span>` : html``,
    ],
    searchable: ['name', 'email', 'phone', 'message', 'status']
      .map(text)
      .concat(Object.values(contracting).map(textOf))
      .join(' '),
    detail: () => [
      statusForm(id, status),
      html`<p class="message">${text('message')}</p>`,
      definitions({
        Email: html`<a href="mailto:${encodeURIComponent(email)}">${email}</a>`,
        Phone: phone && html`<a href="${phoneHref(phone)}">${phone}</a>`,
        Type: sentenceCase(text('type')),
        NPN: textOf(contracting.npn),
        Carriers: textOf(contracting.carriers),
        Lines: textOf(contracting.lines),
        States: textOf(contracting.states),
        Notification: notificationText(recordOf(inquiry.notification)),
        Received: formatTime(text('timestamp') || text('createTime')),
        Page: textOf(metadata.source),
        'Came from': textOf(metadata.referrer),
        Browser: textOf(metadata.userAgent),
        Consent:
          consent.version !== undefined &&
          `${textOf(consent.text)} (version ${textOf(consent.version)}, ${[textOf(consent.language), textOf(consent.page), formatTime(textOf(consent.time))].filter(Boolean).join(', ')})`,
        Id: html`<code>${id}</code>`,
      }),
    ],
  }
}

function statusForm(id: string, status: string): Html {
  const next = isInquiryStatus(status) ? nextStatuses[status] : []
  return html`<form class="actions" method="post" action="/local/inquiries/${encodeURIComponent(id)}/status">
    <span class="status ${status}">${sentenceCase(status)}</span>
    ${next.map((name) => html`<button name="status" value="${name}">Change to ${name}</button>`)}
  </form>`
}

function notificationText({notified, attempts = 0, lastError, notifiedAt}: Fields): string {
  const count = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  if (notified === true) return `Sent ${formatTime(textOf(notifiedAt))}, ${count}`
  return `Not sent yet: ${count}${lastError ? `, the last error was ${textOf(lastError)}` : ''}`
}

function mailEntry(mail: Mail): Entry {
  const {id, subject, from, replyTo, recipients, text} = mail
  return {
    id: String(id),
    title: subject || 'No subject',
    time: mail.receivedAt,
    excerpt: `From ${replyTo || from}`,
    searchable: [subject, from, mail.to, replyTo, text].join(' '),
    detail: () => [
      definitions({To: recipients.join(', '), From: from, 'Reply to': replyTo}),
      mail.html
        ? html`<iframe title="The mail as its reader sees it" sandbox src="/local/mails/${id}/html"></iframe>`
        : html``,
      html`<details ${mail.html ? '' : 'open'}><summary>Plain text</summary><pre tabindex="0">${text}</pre></details>`,
    ],
  }
}

function errorEntry(log: Fields): Entry {
  const text = (name: string) => textOf(log[name])
  const context = recordOf(log.context)
  const {width, height} = recordOf(context.viewport)
  const additional = Object.entries(recordOf(context.additionalData))
  return {
    id: text('id'),
    title: text('message') || 'No message',
    time: text('createTime'),
    labels: ['severity', 'category'].map((name) => html`<span>${sentenceCase(text(name))}</span>`),
    searchable: ['message', 'category', 'severity', 'stack'].map(text).concat(textOf(context.url)).join(' '),
    detail: () => [
      definitions({
        Severity: sentenceCase(text('severity')),
        Category: sentenceCase(text('category')),
        Page: textOf(context.url),
        Component: textOf(context.component),
        Action: textOf(context.action),
        Session: textOf(context.sessionId),
        Viewport: width !== undefined && `${width} × ${height}`,
        Browser: textOf(context.userAgent),
        Time: formatTime(textOf(context.timestamp)),
        ...Object.fromEntries(additional.map(([name, value]) => [name, String(value)])),
      }),
      log.stack ? html`<pre tabindex="0">${text('stack')}</pre>` : html``,
    ],
  }
}

/** Stored strings of visitors are HTML-escaped; `html` escapes them again. */
function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : unescapeHtml(String(value))
}

function recordOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? {...value} : {}
}
