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

const withId = (inquiryId: unknown) => ({...inquiryRequest, data: {inquiryId}})

/** Requests that the function must refuse, and the field that its message must name. Each differs from a valid one in one value. */
export const hostileRequests: [name: string, request: unknown, names: string][] = [
  ['nothing', null, 'The request'],
  ['a text', 'hello', 'The request'],
  ['a list', [inquiryRequest], 'The request'],
  ['an empty object', {}, 'template'],
  ['a recipient list', {...inquiryRequest, to: 'a@example.com,b@example.com'}, 'to'],
  ['a recipient list with semicolon', {...inquiryRequest, to: 'a@example.com;b@example.com'}, 'to'],
  ['recipients in an array', {...inquiryRequest, to: ['a@example.com', 'b@example.com']}, 'to'],
  ['a recipient with a header', {...inquiryRequest, to: 'a@example.com\r\nBcc: b@example.com'}, 'to'],
  ['a recipient object', {...inquiryRequest, to: {address: 'a@example.com'}}, 'to'],
  ['a key cc', {...inquiryRequest, cc: 'b@example.com'}, 'The request'],
  ['a key bcc', {...inquiryRequest, bcc: 'b@example.com'}, 'The request'],
  ['a key from', {...inquiryRequest, from: 'ceo@example.com'}, 'The request'],
  ['attachments', {...inquiryRequest, attachments: [{path: '/etc/passwd'}]}, 'The request'],
  ['headers', {...inquiryRequest, headers: {'x-a': 'b'}}, 'The request'],
  [
    'an own key __proto__',
    JSON.parse(JSON.stringify(inquiryRequest).replace('{', '{"__proto__":{"a":1},')),
    'The request',
  ],
  ['a prototype with values', Object.create(inquiryRequest), 'The request'],
  ['a key constructor', {...inquiryRequest, constructor: 'x'}, 'The request'],
  ['two reply addresses', {...inquiryRequest, replyTo: 'a@example.com, b@example.com'}, 'replyTo'],
  [
    'a reply address with a header',
    {...inquiryRequest, replyTo: 'a@example.com\nBcc: b@example.com'},
    'replyTo',
  ],
  ['a reply address that is a number', {...inquiryRequest, replyTo: 7}, 'replyTo'],
  ['a reply address that is an encoded word', {...inquiryRequest, replyTo: '=?utf-8?q?a?=@b.co'}, 'replyTo'],
  [
    'a subject too long',
    {...inquiryRequest, subject: `New agent Inquiry from ${'A'.repeat(5000)}`},
    'subject',
  ],
  ['a subject list', {...inquiryRequest, subject: ['New agent Inquiry from Ada']}, 'subject'],
  ['a text too long', {...inquiryRequest, text: 'x'.repeat(8001)}, 'text'],
  ['a text that is an object', {...inquiryRequest, text: {path: '/etc/passwd'}}, 'text'],
  ['html too long', {...inquiryRequest, html: 'x'.repeat(20_001)}, 'html'],
  ['html that is an object', {...inquiryRequest, html: {href: 'http://169.254.169.254/'}}, 'html'],
  ['another template', {...inquiryRequest, template: 'admin'}, 'template'],
  ['a template of a prototype key', {...inquiryRequest, template: '__proto__'}, 'template'],
  ['a template path', {...inquiryRequest, template: '../../etc/passwd'}, 'template'],
  ['a template list', {...inquiryRequest, template: ['inquiry']}, 'template'],
  ['no data', {...inquiryRequest, data: undefined}, 'data'],
  ['data that is a text', {...inquiryRequest, data: 'phone'}, 'data'],
  ['data that is null', {...inquiryRequest, data: null}, 'data'],
  ['an unknown key of data', {...inquiryRequest, data: {...quoteData, password: 'x'}}, 'data'],
  ['no inquiry', {...inquiryRequest, data: {}}, 'data.inquiryId'],
  ['an inquiry that is a path', withId('../rate_limits/x'), 'data.inquiryId'],
  ['an inquiry of another collection', withId('error_logs/abc'), 'data.inquiryId'],
  ['an inquiry that is an object', withId({id: 'x'}), 'data.inquiryId'],
  ['an inquiry with a line end', withId('local_1795224757000_k3j9x2\n'), 'data.inquiryId'],
  ['a quote key in an inquiry', {...inquiryRequest, data: quoteData}, 'data'],
  ['a quote without product', {...quoteRequest, data: inquiryRequest.data}, 'data.productType'],
  ['a quote without premium', {...quoteRequest, data: {...quoteData, premium: undefined}}, 'data.premium'],
  ['a premium too long', {...quoteRequest, data: {...quoteData, premium: '1'.repeat(2001)}}, 'data.premium'],
]
