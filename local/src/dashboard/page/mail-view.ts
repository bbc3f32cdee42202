import {element} from './element.ts'
import type {Mail} from './entries.ts'
import {definitions, heading, line} from './parts.ts'
import type {View} from './view.ts'

export const mailView: View<Mail> = {
  title: 'Mail',
  list: '/local/mails',
  empty: ['No mail yet', 'Whatever is sent to the local SMTP port is kept here and goes nowhere else.'],
  id: (mail) => String(mail.id),
  words: ({subject, from, to, replyTo, text}) => [subject, from, to, replyTo, text].join(' '),
  row: (mail) => [
    line(mail.subject || 'No subject', mail.receivedAt),
    element('p', {class: 'excerpt'}, `From ${mail.replyTo || mail.from}`),
  ],
  detail: (mail) => [
    heading(mail.subject || 'No subject', mail.receivedAt),
    definitions([
      ['To', mail.recipients.join(', ')],
      ['From', mail.from],
      ['Reply to', mail.replyTo],
    ]),
    ...body(mail),
  ],
}

/** The mail as HTML and as plain text, one of them shown. */
function body(mail: Mail): HTMLElement[] {
  const html = element('iframe', {
    title: 'The mail as it is shown to its reader',
    sandbox: '',
    src: `/local/mails/${mail.id}/html`,
  })
  const text = element('pre', {class: 'text', tabindex: '0'}, mail.text)
  const choose = (view: string) => {
    html.hidden = view !== 'html'
    text.hidden = view !== 'text'
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.key === view))
  }
  const button = (view: string, label: string) =>
    element('button', {class: 'quiet', 'data-key': view, on: {click: () => choose(view)}}, label)
  const buttons = mail.html === '' ? [] : [button('html', 'As shown'), button('text', 'Plain text')]
  choose(mail.html === '' ? 'text' : 'html')
  return [element('div', {class: 'actions', role: 'group', 'aria-label': 'View'}, buttons), html, text]
}
