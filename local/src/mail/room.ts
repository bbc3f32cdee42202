import {HttpError} from '../http/http-error.ts'
import type {Room} from '../http/room.ts'
import type {MailStore} from './mail-store.ts'
import {SmtpCatcher} from './smtp-catcher.ts'

/** The mailbox: what is sent to SMTP on `port` can be read at /local/mails. */
export function mailRoom({store, port}: {store: MailStore; port: number}): Room {
  const catcher = new SmtpCatcher(store)
  return {
    routes: [
      {method: 'GET', path: '/local/mails', handle: (exchange) => exchange.reply(200, store.list())},
      {
        method: 'GET',
        path: '/local/mails/:id/html',
        handle(exchange) {
          const mail = store.get(Number(exchange.param('id')))
          if (!mail) throw new HttpError(404, 'There is no such mail')
          // Shown in a frame: nothing in it may run, load, or reach the dashboard around it.
          exchange.send(200, 'text/html; charset=utf-8', mail.html, {
            'content-security-policy':
              "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
            'x-content-type-options': 'nosniff',
          })
        },
      },
    ],
    start: () => catcher.listen(port),
    stop: () => catcher.close(),
  }
}
