/** A request as the site sends it. */
export const inquiryRequest = {
  to: 'recruiting@example.com',
  subject: 'New agent Inquiry from Ada O&#39;Neil',
  html: '<p>Ada</p>',
  text: 'License: Currently Licensed.',
  template: 'inquiry',
  replyTo: 'ada@example.com',
  data: {inquiryId: 'local_1795224757000_k3j9x2'},
}

const quoteData = {
  ...inquiryRequest.data,
  productType: 'Term Life',
  coverage: '$250,000',
  premium: '$31 a month',
}

export const quoteRequest = {...inquiryRequest, template: 'quote', data: quoteData}

const withId = (inquiryId: unknown) => ({data: {inquiryId}})

/** Changes of the request that the function must refuse, and the field that its message must name. */
const hostileChanges: [name: string, changes: object, names: string][] = [
  ['a recipient list', {to: 'a@example.com,b@example.com'}, 'to'],
  ['a recipient list with semicolon', {to: 'a@example.com;b@example.com'}, 'to'],
  ['recipients in an array', {to: ['a@example.com', 'b@example.com']}, 'to'],
  ['a recipient with a header', {to: 'a@example.com\r\nBcc: b@example.com'}, 'to'],
  ['a recipient object', {to: {address: 'a@example.com'}}, 'to'],
  ['a key cc', {cc: 'b@example.com'}, 'The request'],
  ['a key bcc', {bcc: 'b@example.com'}, 'The request'],
  ['a key from', {from: 'ceo@example.com'}, 'The request'],
  ['attachments', {attachments: [{path: '/etc/passwd'}]}, 'The request'],
  ['headers', {headers: {'x-a': 'b'}}, 'The request'],
  ['a key constructor', {constructor: 'x'}, 'The request'],
  ['two reply addresses', {replyTo: 'a@example.com, b@example.com'}, 'replyTo'],
  ['a reply address with a header', {replyTo: 'a@example.com\nBcc: b@example.com'}, 'replyTo'],
  ['a reply address that is a number', {replyTo: 7}, 'replyTo'],
  ['a reply address that is an encoded word', {replyTo: '=?utf-8?q?a?=@b.co'}, 'replyTo'],
  ['a subject too long', {subject: `New agent Inquiry from ${'A'.repeat(5000)}`}, 'subject'],
  ['a subject list', {subject: ['New agent Inquiry from Ada']}, 'subject'],
  ['a text too long', {text: 'x'.repeat(8001)}, 'text'],
  ['a text that is an object', {text: {path: '/etc/passwd'}}, 'text'],
  ['html too long', {html: 'x'.repeat(20_001)}, 'html'],
  ['html that is an object', {html: {href: 'http://169.254.169.254/'}}, 'html'],
  ['another template', {template: 'admin'}, 'template'],
  ['a template of a prototype key', {template: '__proto__'}, 'template'],
  ['a template path', {template: '../../etc/passwd'}, 'template'],
  ['a template list', {template: ['inquiry']}, 'template'],
  ['no data', {data: undefined}, 'data'],
  ['data that is a text', {data: 'phone'}, 'data'],
  ['data that is null', {data: null}, 'data'],
  ['an unknown key of data', {data: {...quoteData, password: 'x'}}, 'data'],
  ['no inquiry', {data: {}}, 'data.inquiryId'],
  ['an inquiry that is a path', withId('../rate_limits/x'), 'data.inquiryId'],
  ['an inquiry of another collection', withId('error_logs/abc'), 'data.inquiryId'],
  ['an inquiry that is an object', withId({id: 'x'}), 'data.inquiryId'],
  ['an inquiry with a line end', withId('local_1795224757000_k3j9x2\n'), 'data.inquiryId'],
  ['a quote key in an inquiry', {data: quoteData}, 'data'],
]

/** Requests that the function must refuse. Each differs from a valid one in one value. */
export const hostileRequests: (readonly [name: string, request: unknown, names: string])[] = [
  ['nothing', null, 'The request'],
  ['a text', 'hello', 'The request'],
  ['a list', [inquiryRequest], 'The request'],
  ['an empty object', {}, 'template'],
  [
    'an own key __proto__',
    JSON.parse(JSON.stringify(inquiryRequest).replace('{', '{"__proto__":{"a":1},')),
    'The request',
  ],
  ['a prototype with values', Object.create(inquiryRequest), 'The request'],
  ['a quote without product', {...quoteRequest, data: inquiryRequest.data}, 'data.productType'],
  ['a quote without premium', {...quoteRequest, data: {...quoteData, premium: undefined}}, 'data.premium'],
  ['a premium too long', {...quoteRequest, data: {...quoteData, premium: '1'.repeat(2001)}}, 'data.premium'],
  ...hostileChanges.map(([name, changes, names]) => [name, {...inquiryRequest, ...changes}, names] as const),
]
