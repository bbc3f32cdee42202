/** One request to Firestore and what becomes of it. The table holds for the local endpoint and for Google's emulator. */
export interface FirestoreCase {
  name: string
  method?: 'commit' | 'batchGet' | 'runQuery'
  /** The request's JSON, or text that is not JSON. `root` is the name that documents begin with. */
  body(root: string): unknown
  /** A document that a server has stored before. */
  stored?: {path: string; fields: Fields}
  asServer?: true
  outcome: 'OK' | 'INVALID_ARGUMENT' | 'PERMISSION_DENIED' | 'ALREADY_EXISTS' | 'NOT_FOUND'
}

type Fields = Record<string, unknown>

const text = (stringValue: unknown) => ({stringValue})
const int = (integerValue: string) => ({integerValue})
const bool = (booleanValue: boolean) => ({booleanValue})
const map = (fields: Fields) => ({mapValue: {fields}})
const reference = {referenceValue: 'projects/demo-upline/databases/(default)/documents/inquiries/x'}
const list = (...values: unknown[]) => ({arrayValue: {values}})

const metadata = {source: text('/contact'), referrer: text(''), userAgent: text('Mozilla/5.0')}
const consent = {version: text('2026-01'), time: text('2026-11-21T09:00:00.000Z'), page: text('/contact')}

const inquiry: Fields = {
  type: text('agent'),
  name: text('Ada O&#39;Neil'),
  email: text('ada@example.com'),
  phone: text('(214) 555-0134'),
  message: text('License: Currently Licensed. I&#39;d like to join.'),
  status: text('new'),
  metadata: map(metadata),
}

const context: Fields = {
  userId: text(''),
  sessionId: text('5f0c'),
  url: text('http://localhost:5173/contact'),
  userAgent: text('Mozilla/5.0'),
  timestamp: text('2026-11-21T09:00:00.000Z'),
  viewport: map({width: int('390'), height: int('844')}),
  component: text('InquiryForm'),
  action: text('submit'),
  additionalData: map({code: text('unknown'), occurrences: int('10')}),
}

const errorLog: Fields = {
  message: text('firestore is unavailable'),
  severity: text('CRITICAL'),
  category: text('FIREBASE'),
  stack: text('Error: firestore is unavailable'),
  context: map(context),
  resolved: bool(false),
}

const serverTime = [{fieldPath: 'timestamp', setToServerValue: 'REQUEST_TIME'}]
const autoId = 'Abcdefghij0123456789'

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))
}

function create(root: string, path: string, fields: Fields, more: object = {updateTransforms: serverTime}) {
  return {writes: [{update: {name: `${root}/${path}`, fields}, currentDocument: {exists: false}, ...more}]}
}

let serial = 0
/** Every row has a document of its own, so that rows do not depend on each other. */
function freshId(): string {
  serial += 1
  return `row${String(serial).padStart(17, '0')}`
}

function inquiryCase(
  name: string,
  outcome: FirestoreCase['outcome'],
  changes: Fields = {},
  id: string = freshId(),
): FirestoreCase {
  return {name, outcome, body: (root) => create(root, `inquiries/${id}`, {...inquiry, ...changes})}
}

function errorCase(
  name: string,
  outcome: FirestoreCase['outcome'],
  fields: Fields,
  id = freshId(),
): FirestoreCase {
  return {name, outcome, body: (root) => create(root, `error_logs/${id}`, fields, {})}
}

const accepted: FirestoreCase[] = [
  inquiryCase('an inquiry', 'OK'),
  inquiryCase('a general inquiry', 'OK', {type: text('general')}),
  inquiryCase('an inquiry without a phone', 'OK', {phone: text('')}),
  inquiryCase('a phone with country code', 'OK', {phone: text('+1 (214) 555-0134')}),
  inquiryCase('an escaped address', 'OK', {email: text('o&#39;neil&amp;co@example.co.uk')}),
  inquiryCase('a name of 100 escaped characters', 'OK', {name: text('&quot;'.repeat(100))}),
  inquiryCase('a message of 1000 escaped characters', 'OK', {message: text('&quot;'.repeat(1000))}),
  inquiryCase('a name in another script', 'OK', {name: text('李小龍')}),
  inquiryCase('a message with emoji', 'OK', {message: text('Hello there 👋🏽')}),
  inquiryCase('with consent', 'OK', {consent: map(consent)}),
  inquiryCase('marked as suspect', 'OK', {suspect: bool(true)}),
  inquiryCase('an id of the outbox', 'OK', {}, 'local_1795224757000_k3j9x2'),
  {
    name: 'an inquiry set without precondition',
    outcome: 'OK',
    body: (root) =>
      create(root, `inquiries/${freshId()}`, inquiry, {
        currentDocument: undefined,
        updateTransforms: serverTime,
      }),
  },
  {name: 'no writes', outcome: 'OK', body: () => ({writes: []})},
  errorCase('an error log', 'OK', errorLog),
  errorCase('an error log with the required context only', 'OK', {
    ...errorLog,
    context: map(['userId', 'component', 'action', 'additionalData'].reduce(without, context)),
  }),
]

const shape: FirestoreCase[] = [
  ...Object.keys(inquiry).map((field) => ({
    name: `without ${field}`,
    outcome: 'PERMISSION_DENIED' as const,
    body: (root: string) => create(root, `inquiries/${freshId()}`, without(inquiry, field)),
  })),
  inquiryCase('an unknown field', 'PERMISSION_DENIED', {admin: bool(true)}),
  inquiryCase("the server's note that the office was notified", 'PERMISSION_DENIED', {
    notification: map({notified: bool(true)}),
  }),
  inquiryCase('an unknown type', 'PERMISSION_DENIED', {type: text('admin')}),
  inquiryCase('a type in capitals', 'PERMISSION_DENIED', {type: text('AGENT')}),
  inquiryCase('a name that is a number', 'PERMISSION_DENIED', {name: int('12')}),
  inquiryCase('a name that is a list', 'PERMISSION_DENIED', {name: list(text('Ada'), text('Bob'))}),
  inquiryCase('a name that is null', 'PERMISSION_DENIED', {name: {nullValue: null}}),
  inquiryCase('a name that is a reference', 'PERMISSION_DENIED', {name: reference}),
  inquiryCase('a name that is a reference to nothing', 'INVALID_ARGUMENT', {name: {referenceValue: 'ada'}}),
  inquiryCase('a name that is a reference to a collection', 'INVALID_ARGUMENT', {
    name: {referenceValue: 'projects/demo-upline/databases/(default)/documents/inquiries'},
  }),
  inquiryCase('a name with raw markup', 'PERMISSION_DENIED', {name: text('Ada <b>')}),
  inquiryCase('a name of one character', 'PERMISSION_DENIED', {name: text('A')}),
  inquiryCase('a name too long', 'PERMISSION_DENIED', {name: text('A'.repeat(601))}),
  inquiryCase('a name of 301 emoji, 602 UTF-16 units', 'PERMISSION_DENIED', {name: text('😀'.repeat(301))}),
  inquiryCase('a message too short', 'PERMISSION_DENIED', {message: text('Too short')}),
  inquiryCase('a message too long', 'PERMISSION_DENIED', {message: text('x'.repeat(6001))}),
  inquiryCase('an address without domain', 'PERMISSION_DENIED', {email: text('ada@localhost')}),
  inquiryCase('two addresses', 'PERMISSION_DENIED', {email: text('ada@example.com,eve@example.com')}),
  inquiryCase('an address with a line end', 'PERMISSION_DENIED', {email: text('ada@example.com\n')}),
  inquiryCase('an address with a no-break space', 'PERMISSION_DENIED', {
    email: text('ada\u00a0@example.com'),
  }),
  inquiryCase('an address with Cyrillic letters', 'PERMISSION_DENIED', {email: text('аda@example.com')}),
  inquiryCase('an unformatted phone', 'PERMISSION_DENIED', {phone: text('2145550134')}),
  inquiryCase('a phone in Arabic digits', 'PERMISSION_DENIED', {phone: text('(٢١٤) ٥٥٥-٠١٣٤')}),
  inquiryCase('a phone with a line end', 'PERMISSION_DENIED', {phone: text('(214) 555-0134\n')}),
  inquiryCase('another status', 'PERMISSION_DENIED', {status: text('closed')}),
  inquiryCase('metadata with an unknown key', 'PERMISSION_DENIED', {
    metadata: map({...metadata, ip: text('::1')}),
  }),
  inquiryCase('metadata without source', 'PERMISSION_DENIED', {metadata: map(without(metadata, 'source'))}),
  inquiryCase('metadata that is a text', 'PERMISSION_DENIED', {metadata: text('source')}),
  inquiryCase('a user agent too long', 'PERMISSION_DENIED', {
    metadata: map({...metadata, userAgent: text('x'.repeat(6001))}),
  }),
  inquiryCase('consent without version', 'PERMISSION_DENIED', {consent: map(without(consent, 'version'))}),
  inquiryCase('consent that is true', 'PERMISSION_DENIED', {consent: bool(true)}),
  inquiryCase('suspect that is a text', 'PERMISSION_DENIED', {suspect: text('true')}),
  inquiryCase('a field named like a prototype key', 'PERMISSION_DENIED', {constructor: text('x')}),
  inquiryCase('an id too short', 'PERMISSION_DENIED', {}, 'short'),
  inquiryCase('an id with other characters', 'PERMISSION_DENIED', {}, 'Abcdefghij012345678-'),
  inquiryCase('an outbox id without time', 'PERMISSION_DENIED', {}, 'local_now_k3j9x2'),
  inquiryCase('an outbox id in capitals', 'PERMISSION_DENIED', {}, 'local_1795224757000_K3J9X2'),
  errorCase('an error log with another severity', 'PERMISSION_DENIED', {
    ...errorLog,
    severity: text('FATAL'),
  }),
  errorCase('an error log with another category', 'PERMISSION_DENIED', {
    ...errorLog,
    category: text('firebase'),
  }),
  errorCase('an error log that is resolved', 'PERMISSION_DENIED', {...errorLog, resolved: bool(true)}),
  errorCase('an error log without stack', 'PERMISSION_DENIED', without(errorLog, 'stack')),
  errorCase('an error log with an e-mail field', 'PERMISSION_DENIED', {
    ...errorLog,
    email: text('a@b.example'),
  }),
  errorCase('a context without session', 'PERMISSION_DENIED', {
    ...errorLog,
    context: map(without(context, 'sessionId')),
  }),
  errorCase('a context with an unknown key', 'PERMISSION_DENIED', {
    ...errorLog,
    context: map({...context, ip: text('')}),
  }),
  errorCase('a viewport of texts', 'PERMISSION_DENIED', {
    ...errorLog,
    context: map({...context, viewport: map({width: text('390'), height: text('844')})}),
  }),
  errorCase('additional data too large', 'PERMISSION_DENIED', {
    ...errorLog,
    context: map({...context, additionalData: map({code: text('x'.repeat(301))})}),
  }),
  errorCase('additional data of another name', 'PERMISSION_DENIED', {
    ...errorLog,
    context: map({...context, additionalData: map({dump: text('x')})}),
  }),
  errorCase('additional data that is a reference', 'PERMISSION_DENIED', {
    ...errorLog,
    context: map({...context, additionalData: map({code: reference})}),
  }),
  errorCase('additional data that is nested', 'PERMISSION_DENIED', {
    ...errorLog,
    context: map({...context, additionalData: map({code: map({more: text('x')})})}),
  }),
  errorCase('an error log under an outbox id', 'PERMISSION_DENIED', errorLog, 'local_1795224757000_k3j9x2'),
]

const time: FirestoreCase[] = [
  {
    name: 'a time of the client',
    outcome: 'PERMISSION_DENIED',
    body: (root) =>
      create(
        root,
        `inquiries/${freshId()}`,
        {...inquiry, timestamp: {timestampValue: '2026-11-21T09:00:00Z'}},
        {},
      ),
  },
  {
    name: 'a time that is a text',
    outcome: 'PERMISSION_DENIED',
    body: (root) => create(root, `inquiries/${freshId()}`, {...inquiry, timestamp: text('now')}, {}),
  },
  {
    name: 'no time',
    outcome: 'PERMISSION_DENIED',
    body: (root) => create(root, `inquiries/${freshId()}`, inquiry, {}),
  },
  {
    name: 'a server time in another field as well',
    outcome: 'PERMISSION_DENIED',
    body: (root) =>
      create(root, `inquiries/${freshId()}`, inquiry, {
        updateTransforms: [...serverTime, {fieldPath: 'seen', setToServerValue: 'REQUEST_TIME'}],
      }),
  },
]

const stored = {
  path: `inquiries/${autoId}`,
  fields: {...inquiry, timestamp: {timestampValue: '2026-11-21T09:00:00Z'}},
}

const access: FirestoreCase[] = [
  {
    name: 'the same id again',
    outcome: 'ALREADY_EXISTS',
    stored,
    body: (root) => create(root, stored.path, inquiry),
  },
  {
    name: 'the same id again, set without precondition',
    outcome: 'PERMISSION_DENIED',
    stored,
    body: (root) =>
      create(root, stored.path, inquiry, {currentDocument: undefined, updateTransforms: serverTime}),
  },
  {
    name: 'the same id again, against the rules',
    outcome: 'PERMISSION_DENIED',
    stored,
    body: (root) => create(root, stored.path, {...inquiry, type: text('admin')}),
  },
  {
    name: 'an update',
    outcome: 'PERMISSION_DENIED',
    stored,
    body: (root) =>
      create(root, stored.path, inquiry, {currentDocument: {exists: true}, updateTransforms: serverTime}),
  },
  {
    name: 'an update of what does not exist',
    outcome: 'PERMISSION_DENIED',
    body: (root) => create(root, `inquiries/${freshId()}`, inquiry, {currentDocument: {exists: true}}),
  },
  {
    name: 'a delete',
    outcome: 'PERMISSION_DENIED',
    stored,
    body: (root) => ({writes: [{delete: `${root}/${stored.path}`}]}),
  },
  {
    name: 'a delete of what does not exist',
    outcome: 'PERMISSION_DENIED',
    body: (root) => ({writes: [{delete: `${root}/inquiries/${freshId()}`}]}),
  },
  {
    name: 'a read',
    method: 'batchGet',
    outcome: 'PERMISSION_DENIED',
    stored,
    body: (root) => ({documents: [`${root}/${stored.path}`]}),
  },
  {
    name: 'a list',
    method: 'runQuery',
    outcome: 'PERMISSION_DENIED',
    body: () => ({structuredQuery: {from: [{collectionId: 'inquiries'}]}}),
  },
  {
    name: 'a list of error logs',
    method: 'runQuery',
    outcome: 'PERMISSION_DENIED',
    body: () => ({structuredQuery: {from: [{collectionId: 'error_logs'}]}}),
  },
  {
    name: 'a write to the rate limits',
    outcome: 'PERMISSION_DENIED',
    body: (root) => create(root, `rate_limits/${freshId()}`, {count: int('0')}, {}),
  },
  {
    name: 'a write to another collection',
    outcome: 'PERMISSION_DENIED',
    body: (root) => create(root, `users/${freshId()}`, inquiry),
  },
  {
    name: 'a write below an inquiry',
    outcome: 'PERMISSION_DENIED',
    body: (root) => create(root, `inquiries/${freshId()}/inquiries/${freshId()}`, inquiry),
  },
  {
    name: 'a good write beside a bad one',
    outcome: 'PERMISSION_DENIED',
    body: (root) => ({
      writes: [
        ...create(root, `inquiries/${freshId()}`, inquiry).writes,
        ...create(root, `inquiries/${freshId()}`, {...inquiry, type: text('admin')}).writes,
      ],
    }),
  },
  {
    name: 'a read by the server',
    method: 'batchGet',
    asServer: true,
    outcome: 'OK',
    stored,
    body: (root) => ({documents: [`${root}/${stored.path}`]}),
  },
  {
    name: 'an update by the server of what does not exist',
    asServer: true,
    outcome: 'NOT_FOUND',
    body: (root) => create(root, `inquiries/${freshId()}`, inquiry, {currentDocument: {exists: true}}),
  },
]

function malformed(name: string, value: unknown): FirestoreCase {
  return inquiryCase(name, 'INVALID_ARGUMENT', {name: value})
}

const form: FirestoreCase[] = [
  {name: 'no JSON', outcome: 'INVALID_ARGUMENT', body: () => '{"writes":'},
  {name: 'a list for a request', outcome: 'INVALID_ARGUMENT', body: () => []},
  {
    name: 'an unknown key of a write',
    outcome: 'INVALID_ARGUMENT',
    body: (root) => create(root, `inquiries/${freshId()}`, inquiry, {force: true}),
  },
  {
    name: 'a name outside the database',
    outcome: 'INVALID_ARGUMENT',
    body: () => create('elsewhere', 'inquiries/x', inquiry),
  },
  {
    name: 'a name without id',
    outcome: 'INVALID_ARGUMENT',
    body: (root) => create(root, 'inquiries', inquiry),
  },
  {
    name: 'a name with too many parts',
    outcome: 'INVALID_ARGUMENT',
    body: (root) => create(root, 'inquiries/a/b', inquiry),
  },
  {name: 'an id of dots', outcome: 'INVALID_ARGUMENT', body: (root) => create(root, 'inquiries/..', inquiry)},
  {
    name: 'a reserved id',
    outcome: 'INVALID_ARGUMENT',
    body: (root) => create(root, 'inquiries/__id__', inquiry),
  },
  {
    name: 'an id too long',
    outcome: 'INVALID_ARGUMENT',
    body: (root) => create(root, `inquiries/${'x'.repeat(1501)}`, inquiry),
  },
  malformed('a value of two types', {stringValue: 'Ada', booleanValue: true}),
  malformed('a value of an unknown type', {symbolValue: 'Ada'}),
  malformed('a value of no type', {}),
  malformed('an integer with a fraction', int('1.5')),
  malformed('an integer past 64 bits', int('9223372036854775808')),
  malformed('a time that is none', {timestampValue: 'yesterday'}),
  malformed('a list in a list', list(list())),
  inquiryCase('a field without name', 'INVALID_ARGUMENT', {'': text('x')}),
  inquiryCase('a reserved field', 'INVALID_ARGUMENT', {__name__: text('x')}),
  {
    name: 'a prototype key',
    outcome: 'INVALID_ARGUMENT',
    body: (root) =>
      JSON.stringify(create(root, `inquiries/${freshId()}`, inquiry)).replace(
        '"type":',
        '"__proto__":{"stringValue":"x"},"type":',
      ),
  },
  inquiryCase('a document over a mebibyte', 'INVALID_ARGUMENT', {message: text('x'.repeat(1_100_000))}),
]

export const firestoreCases: FirestoreCase[] = [...accepted, ...shape, ...time, ...access, ...form]
