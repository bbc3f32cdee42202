import {type Environment, HttpError, type Router} from '@upline/lake/embed'
import {Hono} from 'hono'
import type {MailStore} from './mail-store.ts'

/** Serves the mails that the SMTP server received. */
export function mailRouter(store: MailStore): Router {
  return new Hono<Environment>()
    .get('/local/mails', (c) => c.json(store.newest()))
    .get('/local/mails/:id/html', (c) => {
      const mail = store.get(Number(c.req.param('id')))
      if (!mail) throw new HttpError(404, 'There is no such mail')
      // The mail is shown in a frame: it must not run or load anything, or reach the dashboard around it.
      return c.html(mail.html, 200, {
        'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
        'x-content-type-options': 'nosniff',
      })
    })
}
