/** One request to Firestore and what becomes of it. The table holds for the local endpoint and for Google's emulator. */
export interface FirestoreCase {
  name: string
  method?: 'commit' | 'batchGet' | 'runQuery'
  /** The request's JSON, or text that is not JSON. `root` is the name that documents begin with. */
  body(root: string): unknown
  /** A document that a server has stored before. */
  stored?: {path: string; fields: Fields}
  asServer?: true
  /** Signed in with these claims, in the Studio. */
  claims?: Record<string, unknown> | undefined
  /** Ids of the documents that a query finds, in order. */
  finds?: string[]
  outcome: Outcome
}

type Outcome =
  | 'OK'
  | 'INVALID_ARGUMENT'
  | 'PERMISSION_DENIED'
  | 'ALREADY_EXISTS'
  | 'NOT_FOUND'
  | 'FAILED_PRECONDITION'

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
  const write = {update: {name: `${root}/${path}`, fields}, currentDocument: {exists: false}, ...more}
  const [collection = '', id] = path.split('/')
  if (!id || !/^(?:inquiries|error_logs)$/.test(collection)) return {writes: [write]}
  return {writes: [write, {update: {name: `${root}/latest/${collection}`, fields: {id: text(id)}}}]}
}

let serial = 0
/** Every row has a document of its own, so that rows do not depend on each other. */
function freshId(): string {
  serial += 1
  return `row${String(serial).padStart(17, '0')}`
}

type Body = FirestoreCase['body']

const row = (
  name: string,
  outcome: Outcome,
  body: Body,
  more: Partial<FirestoreCase> = {},
): FirestoreCase => ({name, outcome, body, ...more})

const inquiryCase = (name: string, outcome: Outcome, changes: Fields = {}, id = freshId()) =>
  row(name, outcome, (root) => create(root, `inquiries/${id}`, {...inquiry, ...changes}))

const errorCase = (name: string, outcome: Outcome, changes: Fields = {}, id = freshId()) =>
  row(name, outcome, (root) => create(root, `error_logs/${id}`, {...errorLog, ...changes}, {}))

const contextCase = (name: string, changes: Fields) =>
  errorCase(name, 'PERMISSION_DENIED', {context: map({...context, ...changes})})

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
  row('an inquiry set without precondition', 'OK', (root) =>
    create(root, `inquiries/${freshId()}`, inquiry, {
      currentDocument: undefined,
      updateTransforms: serverTime,
    }),
  ),
  row('no writes', 'OK', () => ({writes: []})),
  errorCase('an error log', 'OK'),
  errorCase('an error log with the required context only', 'OK', {
    context: map(['userId', 'component', 'action', 'additionalData'].reduce(without, context)),
  }),
]

const shape: FirestoreCase[] = [
  row('two inquiries in one commit', 'PERMISSION_DENIED', (root) => ({
    writes: [freshId(), freshId()].flatMap((id) => create(root, `inquiries/${id}`, inquiry).writes),
  })),
  row('a hundred error logs in one commit', 'PERMISSION_DENIED', (root) => ({
    writes: Array.from(
      {length: 100},
      () => create(root, `error_logs/${freshId()}`, errorLog, {}).writes,
    ).flat(),
  })),
  row('an inquiry that its commit does not name', 'PERMISSION_DENIED', (root) => ({
    writes: create(root, `inquiries/${freshId()}`, inquiry).writes.slice(0, 1),
  })),
  row('a name for another collection', 'PERMISSION_DENIED', (root) =>
    create(root, 'latest/users', {id: text(autoId)}, {}),
  ),
  row('more than a name', 'PERMISSION_DENIED', (root) =>
    create(root, 'latest/inquiries', {id: text(autoId), more: text('x')}, {currentDocument: undefined}),
  ),
  ...['NaN', 'Infinity', '-Infinity'].map((doubleValue) =>
    contextCase(`a width of ${doubleValue}`, {viewport: map({width: {doubleValue}, height: int('1')})}),
  ),
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
  errorCase('an error log with another severity', 'PERMISSION_DENIED', {severity: text('FATAL')}),
  errorCase('an error log with another category', 'PERMISSION_DENIED', {category: text('firebase')}),
  errorCase('an error log that is resolved', 'PERMISSION_DENIED', {resolved: bool(true)}),
  row('an error log without stack', 'PERMISSION_DENIED', (root) =>
    create(root, `error_logs/${freshId()}`, without(errorLog, 'stack'), {}),
  ),
  errorCase('an error log with an email field', 'PERMISSION_DENIED', {email: text('a@b.example')}),
  errorCase('a context without session', 'PERMISSION_DENIED', {context: map(without(context, 'sessionId'))}),
  contextCase('a context with an unknown key', {ip: text('')}),
  contextCase('a viewport of texts', {viewport: map({width: text('390'), height: text('844')})}),
  contextCase('additional data too large', {additionalData: map({code: text('x'.repeat(301))})}),
  contextCase('additional data of another name', {additionalData: map({dump: text('x')})}),
  contextCase('additional data that is a reference', {additionalData: map({code: reference})}),
  contextCase('additional data that is nested', {additionalData: map({code: map({more: text('x')})})}),
  errorCase('an error log under an outbox id', 'PERMISSION_DENIED', {}, 'local_1795224757000_k3j9x2'),
]

const time: FirestoreCase[] = [
  row('a time of the client', 'PERMISSION_DENIED', (root) =>
    create(
      root,
      `inquiries/${freshId()}`,
      {...inquiry, timestamp: {timestampValue: '2026-11-21T09:00:00Z'}},
      {},
    ),
  ),
  row('a time that is a text', 'PERMISSION_DENIED', (root) =>
    create(root, `inquiries/${freshId()}`, {...inquiry, timestamp: text('now')}, {}),
  ),
  row('no time', 'PERMISSION_DENIED', (root) => create(root, `inquiries/${freshId()}`, inquiry, {})),
  row('a server time in another field as well', 'PERMISSION_DENIED', (root) =>
    create(root, `inquiries/${freshId()}`, inquiry, {
      updateTransforms: [...serverTime, {fieldPath: 'seen', setToServerValue: 'REQUEST_TIME'}],
    }),
  ),
]

const stored = {
  path: `inquiries/${autoId}`,
  fields: {...inquiry, timestamp: {timestampValue: '2026-11-21T09:00:00Z'}},
}

const access: FirestoreCase[] = [
  row('the same id again', 'ALREADY_EXISTS', (root) => create(root, stored.path, inquiry), {stored}),
  row(
    'the same id again, set without precondition',
    'PERMISSION_DENIED',
    (root) => create(root, stored.path, inquiry, {currentDocument: undefined, updateTransforms: serverTime}),
    {stored},
  ),
  row(
    'the same id again, against the rules',
    'PERMISSION_DENIED',
    (root) => create(root, stored.path, {...inquiry, type: text('admin')}),
    {stored},
  ),
  row(
    'an update',
    'PERMISSION_DENIED',
    (root) =>
      create(root, stored.path, inquiry, {currentDocument: {exists: true}, updateTransforms: serverTime}),
    {stored},
  ),
  row('an update of what does not exist', 'PERMISSION_DENIED', (root) =>
    create(root, `inquiries/${freshId()}`, inquiry, {currentDocument: {exists: true}}),
  ),
  row('a delete', 'PERMISSION_DENIED', (root) => ({writes: [{delete: `${root}/${stored.path}`}]}), {stored}),
  row('a delete of what does not exist', 'PERMISSION_DENIED', (root) => ({
    writes: [{delete: `${root}/inquiries/${freshId()}`}],
  })),
  row('a read', 'PERMISSION_DENIED', (root) => ({documents: [`${root}/${stored.path}`]}), {
    method: 'batchGet',
    stored,
  }),
  row('a list', 'PERMISSION_DENIED', () => ({structuredQuery: {from: [{collectionId: 'inquiries'}]}}), {
    method: 'runQuery',
  }),
  row(
    'a list of error logs',
    'PERMISSION_DENIED',
    () => ({structuredQuery: {from: [{collectionId: 'error_logs'}]}}),
    {method: 'runQuery'},
  ),
  row('a write to the rate limits', 'PERMISSION_DENIED', (root) =>
    create(root, `rate_limits/${freshId()}`, {count: int('0')}, {}),
  ),
  row('a write to another collection', 'PERMISSION_DENIED', (root) =>
    create(root, `users/${freshId()}`, inquiry),
  ),
  row('a write below an inquiry', 'PERMISSION_DENIED', (root) =>
    create(root, `inquiries/${freshId()}/inquiries/${freshId()}`, inquiry),
  ),
  row('a good write beside a bad one', 'PERMISSION_DENIED', (root) => ({
    writes: [
      ...create(root, `inquiries/${freshId()}`, inquiry).writes,
      ...create(root, `inquiries/${freshId()}`, {...inquiry, type: text('admin')}).writes,
    ],
  })),
  row('a read by the server', 'OK', (root) => ({documents: [`${root}/${stored.path}`]}), {
    method: 'batchGet',
    asServer: true,
    stored,
  }),
  row(
    'an update by the server of what does not exist',
    'NOT_FOUND',
    (root) => create(root, `inquiries/${freshId()}`, inquiry, {currentDocument: {exists: true}}),
    {asServer: true},
  ),
]

function malformed(name: string, value: unknown): FirestoreCase {
  return inquiryCase(name, 'INVALID_ARGUMENT', {name: value})
}

const form: FirestoreCase[] = [
  row('no JSON', 'INVALID_ARGUMENT', () => '{"writes":'),
  row('a list for a request', 'INVALID_ARGUMENT', () => []),
  row('an unknown key of a write', 'INVALID_ARGUMENT', (root) =>
    create(root, `inquiries/${freshId()}`, inquiry, {force: true}),
  ),
  row('a name outside the database', 'INVALID_ARGUMENT', () => create('elsewhere', 'inquiries/x', inquiry)),
  row('a name without id', 'INVALID_ARGUMENT', (root) => create(root, 'inquiries', inquiry)),
  row('a name with too many parts', 'INVALID_ARGUMENT', (root) => create(root, 'inquiries/a/b', inquiry)),
  row('an id of dots', 'INVALID_ARGUMENT', (root) => create(root, 'inquiries/..', inquiry)),
  row('a reserved id', 'INVALID_ARGUMENT', (root) => create(root, 'inquiries/__id__', inquiry)),
  row('an id too long', 'INVALID_ARGUMENT', (root) => create(root, `inquiries/${'x'.repeat(1501)}`, inquiry)),
  malformed('a value of two types', {stringValue: 'Ada', booleanValue: true}),
  malformed('a value of an unknown type', {symbolValue: 'Ada'}),
  malformed('a value of no type', {}),
  malformed('an integer with a fraction', int('1.5')),
  malformed('an integer past 64 bits', int('9223372036854775808')),
  malformed('a time that is none', {timestampValue: 'yesterday'}),
  malformed('a list in a list', list(list())),
  inquiryCase('a field without name', 'INVALID_ARGUMENT', {'': text('x')}),
  inquiryCase('a reserved field', 'INVALID_ARGUMENT', {__name__: text('x')}),
  row('a prototype key', 'INVALID_ARGUMENT', (root) =>
    JSON.stringify(create(root, `inquiries/${freshId()}`, inquiry)).replace(
      '"type":',
      '"__proto__":{"stringValue":"x"},"type":',
    ),
  ),
  inquiryCase('a document over a mebibyte', 'INVALID_ARGUMENT', {message: text('x'.repeat(1_100_000))}),
]

const staff = {staff: true, email: 'dana@example.com'}
const noteFields: Fields = {
  inquiry: text(autoId),
  author: text(staff.email),
  kind: text('note'),
  text: text('Called back.'),
}
const noteTime = {updateTransforms: [{fieldPath: 'time', setToServerValue: 'REQUEST_TIME'}]}

function work(name: string, outcome: Outcome, fields: Fields, more: object = {}): FirestoreCase {
  return {
    name,
    outcome,
    claims: staff,
    stored,
    body: (root) => ({
      writes: [
        {
          update: {name: `${root}/${stored.path}`, fields},
          updateMask: {fieldPaths: Object.keys(fields)},
          updateTransforms: [{fieldPath: 'changedAt', setToServerValue: 'REQUEST_TIME'}],
          currentDocument: {exists: true},
          ...more,
        },
      ],
    }),
  }
}

function note(name: string, outcome: Outcome, changes: Fields = {}, claims: object = staff) {
  const body = (root: string) =>
    create(root, `inquiry_notes/${freshId()}`, {...noteFields, ...changes}, noteTime)
  return {name, outcome, claims: {...claims}, body}
}

function query(name: string, finds: string[], structuredQuery: object): FirestoreCase {
  const from = [{collectionId: 'inquiries'}]
  const path = `inquiries/Query${'0'.repeat(14)}1`
  return {
    name,
    method: 'runQuery',
    claims: staff,
    outcome: 'OK',
    finds,
    stored: {
      path,
      fields: {
        ...stored.fields,
        name: text('Zoe Query'),
        timestamp: {timestampValue: '2031-01-01T00:00:00Z'},
      },
    },
    body: () => ({structuredQuery: {from, ...structuredQuery}}),
  }
}

const byTime = {orderBy: [{field: {fieldPath: 'timestamp'}, direction: 'DESCENDING'}]}
const zoe = [`Query${'0'.repeat(14)}1`]
const where = (fieldPath: string, op: string, value: object) => ({
  where: {fieldFilter: {field: {fieldPath}, op, value}},
})

const inbox: FirestoreCase[] = [
  work('a status by staff', 'OK', {status: text('contacted')}),
  work('an assignee by staff', 'OK', {assignee: text('Dana Whitfield')}),
  work('a status that there is not', 'PERMISSION_DENIED', {status: text('spam')}),
  work('an assignee too long', 'PERMISSION_DENIED', {assignee: text('x'.repeat(255))}),
  work('what the visitor sent, by staff', 'PERMISSION_DENIED', {message: text('Something else entirely.')}),
  work('whether the office was notified, by staff', 'PERMISSION_DENIED', {
    notification: map({notified: bool(true)}),
  }),
  work('a field of its own, by staff', 'PERMISSION_DENIED', {starred: bool(true)}),
  work('a change without its time', 'PERMISSION_DENIED', {status: text('closed')}, {updateTransforms: []}),
  {
    ...work('a change by somebody signed in', 'PERMISSION_DENIED', {status: text('closed')}),
    claims: {email: staff.email},
  },
  {
    ...work('a claim that is a text', 'PERMISSION_DENIED', {status: text('closed')}),
    claims: {...staff, staff: 'true'},
  },
  work(
    'a change of what was changed meanwhile',
    'FAILED_PRECONDITION',
    {status: text('closed')},
    {
      currentDocument: {updateTime: '2026-01-01T00:00:00Z'},
    },
  ),
  note('a note', 'OK'),
  note('a change that is noted', 'OK', {kind: text('change')}),
  note('a note in the name of another', 'PERMISSION_DENIED', {author: text('ben@example.com')}),
  note('a note without text', 'PERMISSION_DENIED', {text: text('')}),
  note('a note with a field of its own', 'PERMISSION_DENIED', {pinned: bool(true)}),
  note('a note by somebody signed in', 'PERMISSION_DENIED', {}, {email: staff.email}),
  {...note('a note by a visitor', 'PERMISSION_DENIED'), claims: undefined},
  row(
    'a note that is rewritten',
    'PERMISSION_DENIED',
    (root) =>
      create(
        root,
        'inquiry_notes/Note0000000000000001',
        {...noteFields, text: text('Never called.')},
        {...noteTime, currentDocument: {exists: true}},
      ),
    {
      claims: staff,
      stored: {
        path: 'inquiry_notes/Note0000000000000001',
        fields: {...noteFields, time: {timestampValue: '2026-11-21T09:00:00Z'}},
      },
    },
  ),
  row(
    'an erasure by staff, with the notes',
    'OK',
    (root) => ({
      writes: [
        {delete: `${root}/inquiries/Erased00000000000001`},
        {delete: `${root}/inquiry_notes/Note0000000000000001`},
      ],
    }),
    {claims: staff, stored: {path: 'inquiries/Erased00000000000001', fields: stored.fields}},
  ),
  row(
    'error logs read by staff',
    'PERMISSION_DENIED',
    () => ({structuredQuery: {from: [{collectionId: 'error_logs'}]}}),
    {method: 'runQuery', claims: staff},
  ),
  row(
    'a list by somebody signed in',
    'PERMISSION_DENIED',
    () => ({structuredQuery: {from: [{collectionId: 'inquiries'}]}}),
    {method: 'runQuery', claims: {email: staff.email}},
  ),
  query('the newest', zoe, {...byTime, limit: 1}),
  query(
    'those after a time',
    zoe,
    where('timestamp', 'GREATER_THAN', {timestampValue: '2030-12-31T23:59:59.5Z'}),
  ),
  query(
    'none after the newest',
    [],
    where('timestamp', 'GREATER_THAN', {timestampValue: '2031-01-01T00:00:00Z'}),
  ),
  query('by the text of a field', zoe, where('name', 'EQUAL', text('Zoe Query'))),
  query('by a field of another kind', [], where('name', 'EQUAL', bool(true))),
  query('by a field inside of a map', [], where('notification.notified', 'EQUAL', bool(false))),
  query('from a start on', zoe, {
    ...byTime,
    startAt: {values: [{timestampValue: '2031-01-01T00:00:00Z'}], before: true},
    limit: 1,
  }),
  query('two conditions', zoe, {
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          where('name', 'EQUAL', text('Zoe Query')).where,
          where('status', 'EQUAL', text('new')).where,
        ],
      },
    },
  }),
]

export const firestoreCases: FirestoreCase[] = [...inbox, ...accepted, ...shape, ...time, ...access, ...form]
