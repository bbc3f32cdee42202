import {unescapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import {html} from 'hono/html'
import type {DocumentStore} from '../firestore/document-store.ts'
import {newestFirst} from '../firestore/plain-document.ts'
import type {Mail, MailStore} from '../mail/mail-store.ts'
import {definitions, type Entry, sentenceCase, textOf, type Views} from './view.ts'

type Fields = Record<string, unknown>

export function dashboardViews(documents: DocumentStore, mails: MailStore): Views {
  return {
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
