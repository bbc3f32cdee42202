import type {Settings} from '@upline/scripts/product/settings.ts'
import type {Product} from './product.ts'
import {type Connection, httpConnections, smtpConnections} from './requests.ts'
import {sendAll} from './send.ts'

const backendPaths = [
  '/',
  '/local/events',
  '/local/inquiries',
  '/local/mails/1/html',
  '/?view=mails&q=%&id=1',
  '/v1/ping',
  '/v1/data/query/production?query=*[0]',
  '/v1/data/query/production?query=*[&$a=',
  '/v1/data/mutate/production',
  '/v1/data/actions/production',
  '/v1/data/listen/production?query=*&includeResult=true',
  '/v1/data/live/events/production',
  '/v1/data/doc/production/a,b,',
  '/v1/data/history/production/transactions/x?effectFormat=mendoza',
  '/v1/assets/images/production?filename=x',
  '/v1/users/me/keyvalue',
  '/v1/socket/production',
  '/images/local/production/0000000000000000000000000000000000000000-1x1.png?w=1e9&rect=-1,0,0,0',
  '/v1/projects/demo-upline/databases/(default)/documents:commit',
  '/v1/projects/demo-upline/databases/(default)/documents:runQuery',
]

type Target = {port: keyof Settings['ports']; host: string; paths: string[]}

/** All listeners of the product; the mail server has no `paths`. */
export const targets: Record<string, Target> = {
  site: {
    port: 'site',
    host: 'localhost',
    paths:
      '/ /about /assets/ /assets/images/x.png/160.webp /_content/about.json /sitemap.xml /social/x.png /favicon.svg /404.html'.split(
        ' ',
      ),
  },
  Studio: {port: 'studio', host: 'localhost', paths: ['/', '/structure', '/static/x.js']},
  'backend and dashboard': {port: 'backend', host: '127.0.0.1', paths: backendPaths},
  functions: {
    port: 'backend',
    host: '127.0.0.1',
    paths: ['sendEmailNotification', 'none', ''].map((name) => `/demo-upline/us-central1/${name}`),
  },
  'mail server': {port: 'smtp', host: '127.0.0.1', paths: []},
}

const textOf = ({parts}: Connection) => Buffer.concat(parts).toString('latin1').slice(0, 2000)

/** Opens this many malformed connections to a server. Resolves to the ones that it answered with a server error. */
export async function attack(
  {settings}: Product,
  target: string,
  count: number,
  seed: number,
): Promise<string[]> {
  const {port, host, paths} = targets[target] ?? {port: 'site', host: 'localhost', paths: []}
  const connections = paths.length > 0 ? httpConnections(paths, count, seed) : smtpConnections(count, seed)
  const answers = await sendAll({host, port: settings.ports[port]}, connections)
  return connections.filter((_, index) => /HTTP\/1\.1 5(?!03)\d\d/.test(answers[index] ?? '')).map(textOf)
}
