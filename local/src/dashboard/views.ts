import {encodeAddressPart} from '@upline/domain/content/well-formed.ts'
import {unescapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import {isInquiryStatus, nextStatuses} from '@upline/domain/inquiry/status.ts'
import {html} from 'hono/html'
import type {DocumentStore} from '../firestore/document-store.ts'
import type {Mail, MailStore} from '../mail/mail-store.ts'
import {isNotificationDue, listInquiries, newestFirst} from './inquiries.ts'
import {definitions, type Entry, type Html, sentenceCase, textOf, type Views} from './view.ts'

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
      empty: 'No mail yet. Mail to the local SMTP port is kept here and is not sent on.',
      count: () => mails.count(),
      entries: () => mails.newest().map(mailEntry),
    },
    errors: {
      title: 'Error log',
      empty: 'No errors yet. Errors that the site reports appear here.',
      count: () => documents.count('error_logs'),
      entries: () => newestFirst(documents, 'error_logs').map(errorEntry),
    },
  }
}

function inquiryEntry({id, status, message, ...inquiry}: Fields): Entry {
  return {
    id: textOf(id),
    title: textOf(inquiry.name),
    time: textOf(inquiry.createTime),
    excerpt: textOf(message),
    labels: [
      html`<span class="status ${status}">${sentenceCase(textOf(status))}</span>`,
      html`<span>${sentenceCase(textOf(inquiry.type))}</span>`,
      inquiry.suspect === true ? html`<span class="warning">Possibly automatic</span>` : html``,
      isNotificationDue(inquiry) ? html`<span class="unnotified">Office not notified</span>` : html``,
    ],
    searchable: searchable({status, message, ...inquiry}),
    detail: () => [
      statusForm(textOf(id), textOf(status)),
      html`<p class="message">${textOf(message)}</p>`,
      definitions({...inquiry, id}),
    ],
  }
}

function statusForm(id: string, status: string): Html {
  const next = isInquiryStatus(status) ? nextStatuses[status] : []
  return html`<form class="actions" method="post" action="/local/inquiries/${encodeAddressPart(id)}/status">
    <span class="status ${status}">${sentenceCase(status)}</span>
    ${next.map((name) => html`<button name="status" value="${name}">Change to ${name}</button>`)}
  </form>`
}

function mailEntry(mail: Mail): Entry {
  const {id, subject, from, replyTo, recipients, text} = mail
  return {
    id: String(id),
    title: subject || 'No subject',
    time: mail.receivedAt,
    excerpt: `From ${replyTo || from}`,
    searchable: searchable({subject, from, to: mail.to, replyTo, text}),
    detail: () => [
      definitions({to: recipients.join(', '), from, replyTo}),
      mail.html
        ? html`<iframe title="The mail as its reader sees it" sandbox src="/local/mails/${id}/html"></iframe>`
        : html``,
      html`<details ${mail.html ? '' : 'open'}><summary>Plain text</summary><pre tabindex="0">${text}</pre></details>`,
    ],
  }
}

function errorEntry({id, message, stack, severity, category, ...log}: Fields): Entry {
  return {
    id: textOf(id),
    title: textOf(message) || 'No message',
    time: textOf(log.createTime),
    labels: [severity, category].map((name) => html`<span>${sentenceCase(textOf(name))}</span>`),
    searchable: searchable({message, stack, severity, category, ...log}),
    detail: () => [
      definitions({severity, category, ...log, id}),
      stack ? html`<pre tabindex="0">${textOf(stack)}</pre>` : html``,
    ],
  }
}

/** Joins all stored values. */
const searchable = (fields: Fields) => unescapeHtml(JSON.stringify(fields))
