import fc from 'fast-check'

/** Bytes for one connection, and how they are sent. */
export interface Connection {
  /** Sent one after the other, with a pause between them. */
  parts: Buffer[]
  /**
   * `read`: waits for an answer. `half-close`: says that nothing more comes. `reset`: breaks the connection off, as a process that
   * is killed. `ignore`: never reads, and breaks off later.
   */
  end: 'read' | 'half-close' | 'reset' | 'ignore'
}

const bytes = fc.uint8Array({maxLength: 200}).map((array) => Buffer.from(array).toString('latin1'))
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({weight: 3, arbitrary: usual}, {weight: 1, arbitrary: odd})

const methods = mostly(
  fc.constantFrom('GET', 'HEAD', 'POST'),
  fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'BREW', 'get', '', 'GET\0', 'PRI'),
)

const oddTargets = fc.oneof(
  fc.constantFrom(
    ...String.raw`* // /// /? /# /% /%00 /%ff%fe /%c0%80 /\..\.. /../../etc/passwd /. /..%2f..%2f /%2e%2e/%2e%2e
    http:// http://[ http://localhost:99999/ https://evil.example/ file:///etc/passwd /index.html/x /404.html
    /assets /assets/ /_content/..`.split(/\s+/),
    ...['', '/\0', '/\r\n', '/ HTTP/1.1', '/a b', `/${'a/'.repeat(3000)}`],
  ),
  fc.integer({min: 1, max: 30_000}).map((length) => `/${'x'.repeat(length)}`),
  bytes.map((text) => `/${text}`),
)

const oddHeaders = `\
range: bytes=10-5
range: bytes=-0
range: bytes=-
range: bytes=0-0,1-1
range: bytes=999999999999999999999-
range: =
content-length: 5
content-length: -1
content-length: 1e3
content-length: 99999999999999999999
content-length: 3\r\ncontent-length: 4
content-length: 1\r\ntransfer-encoding: chunked
transfer-encoding: chunked
transfer-encoding: chunked, chunked
transfer-encoding: gzip
expect: 100-continue
expect: nonsense
connection: close
connection: upgrade
connection: keep-alive, close
keep-alive: timeout=-1
accept-encoding: br;q=0, gzip;q=x, *
accept: \0
accept-language: *;q=-1
if-none-match: W/"
if-modified-since: never
if-range: "x"
last-event-id: %00
content-type: application/json
content-type: multipart/form-data
content-type: ;;;
content-encoding: br
origin: null
origin: http://[
origin: https://evil.example
origin: http://localhost:1
sec-fetch-site: cross-site
host: evil.example
host: [::1
host: localhost:abc
 folded: x
no colon
: no name
na me: x
x: \r\n\ty
authorization: Bearer owner
x-forwarded-for: ::ffff:1.2.3.4, %
cookie: =
access-control-request-method: POST
connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==
connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: x
connection: upgrade\r\nupgrade: h2c`.split(/(?<!\r)\n/)

const headers = fc.array(
  fc.oneof(
    {weight: 6, arbitrary: fc.constantFrom(...oddHeaders)},
    fc.constantFrom(`range: bytes=${'0-1,'.repeat(2000)}`, `accept-encoding: ${'br,'.repeat(3000)}`),
    fc.integer({min: 1, max: 40_000}).map((length) => `x-large: ${'y'.repeat(length)}`),
    bytes.map((text) => `x-odd: ${text}`),
  ),
  {maxLength: 5},
)

const bodies = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    ...`{ {} [] null " {"data": {"data":{}} {"mutations":[]} {"mutations":[{"create":null}]} {"actions":[{}]}
    {"query":"*[_type==\\"page\\"]{...}"} {"query":"*[","params":{"__proto__":1}} {"writes":[{}]}
    {"status":"contacted"}`.split(/\s+/),
    ...['5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', 'ffffffffffffffff\r\n', '-1\r\n\r\n', '0\r\nx: y\r\n\r\n'],
    // A text frame without its mask, a frame of 2^63 bytes, a close frame.
    ...['\x81\x05hello', '\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff', '\x88\x80\x00\x00\x00\x00'],
  ),
  fc.integer({min: 1, max: 3000}).map((depth) => '['.repeat(depth)),
  fc.json().map((json) => `{"data":${json}}`),
  bytes,
)

/** One request or several in one go, most of them broken. `paths` are some that the server knows. */
function httpText(paths: readonly string[]): fc.Arbitrary<string> {
  const targets = mostly(fc.constantFrom(...paths), oddTargets)
  const version = mostly(
    fc.constant('HTTP/1.1'),
    fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', 'ICY', ''),
  )
  const request = fc
    .tuple(methods, targets, version, headers, bodies)
    .map(([method, target, http, lines, body]) =>
      [`${method} ${target} ${http}`, 'host: localhost', ...lines, '', body].join('\r\n'),
    )
  return fc.oneof(
    {weight: 8, arbitrary: request},
    fc.array(request, {minLength: 2, maxLength: 5}).map((several) => several.join('')),
    bytes,
    // A TLS handshake, HTTP/2, empty lines.
    fc.constantFrom('\x16\x03\x01\x02\x00\x01\x00\x01\xfc', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '\r\n\r\n'),
  )
}

const smtpLines = fc.oneof(
  fc.constantFrom(
    ...`EHLO here|HELO|EHLO |MAIL FROM:<a@b.example>|MAIL FROM:<>|MAIL FROM:<a@b.example> SIZE=99999999999|MAIL FROM:a
RCPT TO:<office@b.example>|RCPT TO:<>|RCPT TO:<"a b"@[127.0.0.1]>|DATA|.|RSET|NOOP|VRFY x|HELP|QUIT|STARTTLS|AUTH PLAIN
AUTH PLAIN AGEAYQ==|AUTH LOGIN|=|AUTH CRAM-MD5|*|BDAT 5 LAST|XCLIENT ADDR=1|GET / HTTP/1.1|MIME-Version: 1.0|%%%%
Subject: =?utf-8?q?=0D=0ABcc:_x@y.example?=|Subject: =?nonsense?b?////?=|From: <|To: a@b.example,,,;:|Date: never
Content-Type: multipart/mixed; boundary=x|--x|--x--|Content-Type: text/plain; charset=none|Content-Type: message/rfc822
Content-Transfer-Encoding: base64|begin 644 x||\0`.split(/[|\n]/),
  ),
  fc.integer({min: 1, max: 100_000}).map((length) => 'z'.repeat(length)),
  bytes,
)

const smtpText = fc.tuple(fc.boolean(), fc.array(smtpLines, {maxLength: 14})).map(([isPolite, lines]) => {
  const start = ['EHLO here', 'MAIL FROM:<a@b.example>', 'RCPT TO:<office@b.example>', 'DATA']
  return [...(isPolite ? start : []), ...lines, ''].join('\r\n')
})

function connections(text: fc.Arbitrary<string>): fc.Arbitrary<Connection> {
  const end = fc.constantFrom<Connection['end']>('read', 'read', 'half-close', 'reset', 'ignore')
  return fc
    .tuple(text, fc.array(fc.nat(), {maxLength: 3}), fc.double({min: 0.1, max: 3, noNaN: true}), end)
    .map(([whole, cuts, share, end]) => {
      const sent = Buffer.from(whole, 'latin1')
      // A third of all is cut off before its end.
      const kept = sent.subarray(0, Math.ceil(sent.length * Math.min(1, share)))
      const places = [0, ...cuts.map((cut) => cut % (kept.length + 1)), kept.length].sort((a, b) => a - b)
      const parts = places.slice(1).map((place, index) => kept.subarray(places[index], place))
      return {parts, end}
    })
}

/** `count` connections to a server over HTTP; the same for the same seed. */
export function httpConnections(paths: readonly string[], count: number, seed: number): Connection[] {
  return fc.sample(connections(httpText(paths)), {seed, numRuns: count})
}

/** `count` connections to a mail server. */
export function smtpConnections(count: number, seed: number): Connection[] {
  return fc.sample(connections(smtpText), {seed, numRuns: count})
}
