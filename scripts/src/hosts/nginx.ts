/**
 * `node scripts/src/hosts/nginx.ts <firebase.json> [port] [root]`: prints an nginx configuration that serves the built site like Firebase
 * Hosting. It imports no package, because the image is built without them.
 */
import {readFileSync} from 'node:fs'

type Rule = {source: string; headers: {key: string; value: string}[]}
type Redirect = {source: string; destination: string; type: 301 | 302}

/** A JSON line per request without personal data: no address, query, referrer or browser. */
const accessLog =
  '{"time":"$time_iso8601","method":"$request_method","path":"$path_alone","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time}'

/** Throws for patterns that it does not support. */
export function nginxConfiguration(
  rules: readonly Rule[],
  {
    port = 8080,
    root = '/usr/share/nginx/html',
    log = '/dev/stdout',
    redirects = [] as readonly Redirect[],
  } = {},
): string {
  const names = [...new Set(rules.flatMap(({headers}) => headers.map(({key}) => key)))]
  const maps = names.map((name) => {
    // In Firebase the last matching rule wins, in nginx the first.
    const values = rules
      .toReversed()
      .flatMap(({source, headers}) =>
        headers.filter(({key}) => key === name).map(({value}) => `  ${pattern(source)} ${quote(value)};`),
      )
    return `map $uri ${variable(name)} {\n${values.join('\n')}\n  default '';\n}`
  })
  // nginx skips empty values. `always` includes the 404 page.
  const headers = names.map((name) => `  add_header ${name} ${variable(name)} always;`)
  return `${maps.join('\n')}
map $request_uri $path_alone {
  ~^(?<path_of_request>[^?]*) $path_of_request;
}
log_format requests escape=json '${accessLog}';
server {
  listen ${port};
  access_log ${log} requests;
  server_tokens off;
  root ${root};
  absolute_redirect off;
  error_page 404 /404.html;
${headers.join('\n')}
  charset utf-8;
  charset_types text/css text/javascript application/javascript application/json text/calendar text/plain;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json application/xml text/xml image/svg+xml text/calendar text/plain;
${redirects.map(redirectLocation).join('')}  location = /healthz {
    access_log off;
    return 204;
  }
  location = /404.html {
    internal;
  }
  location ~ /\\. {
    return 404;
  }
  location ~ ^(.+)/+$ {
    # Removes the trailing slash of a page.
    if (-f $document_root$1/index.html) {
      return 301 $1$is_args$args;
    }
    return 404;
  }
  location ~ \\.ics$ {
    # Not in the types of nginx.
    types {
      text/calendar ics;
    }
    try_files $uri =404;
  }
  location / {
    try_files $uri $uri/index.html =404;
  }
  location = / {
    try_files /index.html =404;
  }
}
`
}

/** Converts `**`, `/assets/**`, `/files/*.pdf` and `/files/*.@(png|gif)` to nginx's syntax. */
function pattern(source: string): string {
  if (source === '**') return '~^/'
  const [, folder, extension] = /^(\/[\w/-]+\/)\*(?:\*|\.@?(\w+|\([\w|]+\)))$/.exec(source) ?? []
  if (folder) return extension ? `~^${folder}[^/]+\\.${extension}$` : `~^${folder}`
  throw new Error(
    `firebase.json: the pattern ${source} is not supported: add it in scripts/src/hosts/nginx.ts`,
  )
}

function redirectLocation({source, destination, type}: Redirect): string {
  if (!/^\/[\w/.-]+$/.test(source)) {
    throw new Error(`firebase.json: the redirect from ${source} is not valid in an nginx configuration`)
  }
  const address = encodeURI(decodeURI(destination)).replaceAll('$', '%24')
  // Keeps the query if the new address has neither a query nor an anchor.
  const query = /[?#]/.test(destination) ? '' : '$is_args$args'
  const answer = `{\n    return ${type} "${address}${query}";\n  }\n`
  // Firebase also redirects the path with a trailing slash.
  return `  location = ${source} ${answer}  location = ${source}/ ${answer}`
}

const variable = (name: string) => `$header_${name.toLowerCase().replaceAll('-', '_')}`

function quote(value: string): string {
  if (/["\\$\n]/.test(value))
    throw new Error(`firebase.json: the header value ${value} is not valid in an nginx configuration`)
  return `"${value}"`
}

if (import.meta.main) {
  const [file = 'web/dist/firebase.json', port = '8080', root] = process.argv.slice(2)
  const {hosting} = JSON.parse(readFileSync(file, 'utf8'))
  const {headers, redirects} = hosting
  console.log(nginxConfiguration(headers, {port: Number(port), redirects, ...(root ? {root} : {})}))
}
