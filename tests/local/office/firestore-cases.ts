import {creating, documentsRoot, sampleInquiry, WireValue, wireFields} from '@upline/testing/firestore.ts'

/** One request to Firestore and its outcome, the same for the local endpoint and for Google's emulator. */
export interface FirestoreCase {
  name: string
  method?: 'commit' | 'batchGet' | 'runQuery'
  /** The request's JSON, or text that is not JSON. */
  body: unknown
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

const reference = (referenceValue: string) => new WireValue({referenceValue})
const someInquiry = `${documentsRoot}/inquiries/x`
const {metadata} = sampleInquiry
const consent = {version: '2026-01', time: '2026-11-21T09:00:00.000Z', page: '/contact'}

const context = {
  userId: '',
  sessionId: '5f0c',
  url: 'http://localhost:5173/contact',
  userAgent: 'Mozilla/5.0',
  timestamp: '2026-11-21T09:00:00.000Z',
  viewport: {width: 390, height: 844},
  component: 'InquiryForm',
  action: 'submit',
  additionalData: {code: 'unknown', occurrences: 10},
}

const errorLog = {
  message: 'firestore is unavailable',
  severity: 'CRITICAL',
  category: 'FIREBASE',
  stack: 'Error: firestore is unavailable',
  context,
  resolved: false,
}

const timeOf = (...fields: string[]) => ({
  updateTransforms: fields.map((fieldPath) => ({fieldPath, setToServerValue: 'REQUEST_TIME'})),
})

let serial = 0
/** Returns another id for each document, so that cases do not depend on each other. */
function freshId(): string {
  serial += 1
  return `row${String(serial).padStart(17, '0')}`
}

const inquiryWrites = (changes: Fields = {}, more?: object, id = freshId()) =>
  creating(`inquiries/${id}`, {...sampleInquiry, ...changes}, more)
const errorWrites = (changes: Fields = {}, id = freshId()) =>
  creating(`error_logs/${id}`, {...errorLog, ...changes}, {})

/** Cases of one outcome by name, each with its writes and further settings. */
function commits(
  outcome: Outcome,
  cases: Record<string, object[]>,
  more: Partial<FirestoreCase> = {},
): FirestoreCase[] {
  return Object.entries(cases).map(([name, writes]) => ({name, outcome, body: {writes}, ...more}))
}

/** Commits of an inquiry or error log with these fields changed. */
const inquiries = (outcome: Outcome, changes: Record<string, Fields>) =>
  commits(
    outcome,
    mapValues(changes, (fields) => inquiryWrites(fields)),
  )
const errorLogs = (outcome: Outcome, changes: Record<string, Fields>) =>
  commits(
    outcome,
    mapValues(changes, (fields) => errorWrites(fields)),
  )

function mapValues<Value, Result>(values: Record<string, Value>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}

const accepted: FirestoreCase[] = [
  ...inquiries('OK', {
    'an inquiry': {},
    'a general inquiry': {type: 'general'},
    'an inquiry without a phone': {phone: ''},
    'a phone with country code': {phone: '+1 (214) 555-0134'},
    'an escaped address': {email: 'o&#39;neil&amp;co@example.co.uk'},
    'a name of 100 escaped characters': {name: '&quot;'.repeat(100)},
    'a name in another script': {name: '李小龍'},
    'a message with emoji': {message: 'Hello there 👋🏽'},
    'with consent': {consent},
    'marked as suspect': {suspect: true},
  }),
  ...errorLogs('OK', {
    'an error log': {},
    'an error log with the required context only': {
      context: {
        ...context,
        userId: undefined,
        component: undefined,
        action: undefined,
        additionalData: undefined,
      },
    },
  }),
  ...commits('OK', {
    'an id of the outbox': inquiryWrites({}, undefined, 'local_1795224757000_k3j9x2'),
    'an inquiry set without precondition': inquiryWrites(
      {},
      {...timeOf('timestamp'), currentDocument: undefined},
    ),
    'no writes': [],
  }),
]

const denied: FirestoreCase[] = [
  ...inquiries('PERMISSION_DENIED', {
    ...Object.fromEntries(Object.keys(sampleInquiry).map((name) => [`without ${name}`, {[name]: undefined}])),
    'an unknown field': {admin: true},
    "the server's note that the office was notified": {notification: {notified: true}},
    'an unknown type': {type: 'admin'},
    'a type in capitals': {type: 'AGENT'},
    'a name that is a number': {name: 12},
    'a name that is a list': {name: ['Ada', 'Bob']},
    'a name that is null': {name: null},
    'a name that is a reference': {name: reference(someInquiry)},
    'a name with raw markup': {name: 'Ada <b>'},
    'a name of one character': {name: 'A'},
    'a name too long': {name: 'A'.repeat(601)},
    'a name of 301 emoji, 602 UTF-16 units': {name: '😀'.repeat(301)},
    'an address without domain': {email: 'ada@localhost'},
    'two addresses': {email: 'ada@example.com,eve@example.com'},
    'an address with a line end': {email: 'ada@example.com\n'},
    'an address with a no-break space': {email: 'ada\u00a0@example.com'},
    'an address with Cyrillic letters': {email: 'аda@example.com'},
    'an unformatted phone': {phone: '2145550134'},
    'a phone in Arabic digits': {phone: '(٢١٤) ٥٥٥-٠١٣٤'},
    'another status': {status: 'closed'},
    'metadata with an unknown key': {metadata: {...metadata, ip: '::1'}},
    'metadata without source': {metadata: {...metadata, source: undefined}},
    'metadata that is a text': {metadata: 'source'},
    'consent without version': {consent: {...consent, version: undefined}},
    'consent that is true': {consent: true},
    'suspect that is a text': {suspect: 'true'},
    'a field named like a prototype key': {constructor: 'x'},
  }),
  ...errorLogs('PERMISSION_DENIED', {
    'an error log with another severity': {severity: 'FATAL'},
    'an error log that is resolved': {resolved: true},
    'an error log without stack': {stack: undefined},
    'an error log with an email field': {email: 'a@b.example'},
    'a context without session': {context: {...context, sessionId: undefined}},
    'a context with an unknown key': {context: {...context, ip: ''}},
    'a viewport of texts': {context: {...context, viewport: {width: '390', height: '844'}}},
    ...Object.fromEntries(
      [NaN, Infinity, -Infinity].map((width) => [
        `a width of ${width}`,
        {context: {...context, viewport: {width, height: 1}}},
      ]),
    ),
    'additional data too large': {context: {...context, additionalData: {code: 'x'.repeat(301)}}},
    'additional data of another name': {context: {...context, additionalData: {dump: 'x'}}},
    'additional data that is nested': {context: {...context, additionalData: {code: {more: 'x'}}}},
  }),
  ...commits('PERMISSION_DENIED', {
    'two inquiries in one commit': [...inquiryWrites(), ...inquiryWrites()],
    'a hundred error logs in one commit': Array.from({length: 100}, () => errorWrites()).flat(),
    'an inquiry that its commit does not name': inquiryWrites().slice(0, 1),
    'a name for another collection': creating('latest/users', {id: freshId()}, {}),
    'more than a name': creating(
      'latest/inquiries',
      {id: freshId(), more: 'x'},
      {currentDocument: undefined},
    ),
    'an id too short': inquiryWrites({}, undefined, 'short'),
    'an id with other characters': inquiryWrites({}, undefined, 'Abcdefghij012345678-'),
    'an outbox id without time': inquiryWrites({}, undefined, 'local_now_k3j9x2'),
    'an outbox id in capitals': inquiryWrites({}, undefined, 'local_1795224757000_K3J9X2'),
    'an error log under an outbox id': errorWrites({}, 'local_1795224757000_k3j9x2'),
    'a time of the client': inquiryWrites({timestamp: new Date()}, {}),
    'a time that is a text': inquiryWrites({timestamp: 'now'}, {}),
    'no time': inquiryWrites({}, {}),
    'a server time in another field as well': inquiryWrites({}, timeOf('timestamp', 'seen')),
    'an update of what does not exist': inquiryWrites({}, {currentDocument: {exists: true}}),
    'a delete of what does not exist': [{delete: `${documentsRoot}/inquiries/${freshId()}`}],
    'a write to the rate limits': creating(`rate_limits/${freshId()}`, {count: 0}, {}),
    'a write to another collection': creating(`users/${freshId()}`, sampleInquiry),
    'a write below an inquiry': creating(`inquiries/${freshId()}/inquiries/${freshId()}`, sampleInquiry),
    'a good write beside a bad one': [...inquiryWrites(), ...inquiryWrites({type: 'admin'})],
  }),
]

const storedId = 'Abcdefghij0123456789'
const stored = {
  path: `inquiries/${storedId}`,
  fields: {...sampleInquiry, timestamp: new Date('2026-11-21T09:00:00Z')},
}
const again = (more?: object, changes?: Fields) => inquiryWrites(changes, more, storedId)
const list = (collectionId: string) => ({structuredQuery: {from: [{collectionId}]}})
const read = {documents: [`${documentsRoot}/${stored.path}`]}

const access: FirestoreCase[] = [
  ...commits('ALREADY_EXISTS', {'the same id again': again()}, {stored}),
  ...commits(
    'PERMISSION_DENIED',
    {
      'the same id again, set without precondition': again({
        ...timeOf('timestamp'),
        currentDocument: undefined,
      }),
      'the same id again, against the rules': again(undefined, {type: 'admin'}),
      'an update': again({...timeOf('timestamp'), currentDocument: {exists: true}}),
      'a delete': [{delete: `${documentsRoot}/${stored.path}`}],
      'a question whether it exists': [
        {verify: `${documentsRoot}/${stored.path}`, currentDocument: {exists: false}},
      ],
    },
    {stored},
  ),
  ...commits(
    'NOT_FOUND',
    {'an update by the server of what does not exist': inquiryWrites({}, {currentDocument: {exists: true}})},
    {asServer: true},
  ),
  {name: 'a read', outcome: 'PERMISSION_DENIED', method: 'batchGet', stored, body: read},
  {name: 'a read by the server', outcome: 'OK', method: 'batchGet', stored, body: read, asServer: true},
  {name: 'a list', outcome: 'PERMISSION_DENIED', method: 'runQuery', body: list('inquiries')},
]

const form: FirestoreCase[] = [
  {name: 'no JSON', outcome: 'INVALID_ARGUMENT', body: '{"writes":'},
  {name: 'a list for a request', outcome: 'INVALID_ARGUMENT', body: []},
  {
    name: 'a prototype key',
    outcome: 'INVALID_ARGUMENT',
    body: JSON.stringify({writes: inquiryWrites()}).replace(
      '"type":',
      '"__proto__":{"stringValue":"x"},"type":',
    ),
  },
  ...commits('INVALID_ARGUMENT', {
    'an unknown key of a write': inquiryWrites({}, {force: true}),
    'a name outside the database': creating('inquiries/x', sampleInquiry, {}, 'elsewhere'),
    'a name without id': creating('inquiries', sampleInquiry),
    'a name with too many parts': creating('inquiries/a/b', sampleInquiry),
    'an id of dots': creating('inquiries/..', sampleInquiry),
    'a reserved id': creating('inquiries/__id__', sampleInquiry),
    'an id too long': creating(`inquiries/${'x'.repeat(1501)}`, sampleInquiry),
  }),
  ...inquiries('INVALID_ARGUMENT', {
    'a reference to nothing': {name: reference('ada')},
    'a reference to a collection': {name: reference(`${documentsRoot}/inquiries`)},
    'a value of two types': {name: new WireValue({stringValue: 'Ada', booleanValue: true})},
    'a value of an unknown type': {name: new WireValue({symbolValue: 'Ada'})},
    'a value of no type': {name: new WireValue({})},
    'an integer with a fraction': {name: new WireValue({integerValue: '1.5'})},
    'an integer past 64 bits': {name: new WireValue({integerValue: '9223372036854775808'})},
    'a time that is none': {name: new WireValue({timestampValue: 'yesterday'})},
    'a list in a list': {name: [[]]},
    'a field without name': {'': 'x'},
    'a reserved field': {__name__: 'x'},
    'a document over a mebibyte': {message: 'x'.repeat(1_100_000)},
  }),
]

const staff = {staff: true, email: 'dana@example.com'}
const signedIn = {email: staff.email}
const note = {inquiry: storedId, author: staff.email, kind: 'note', text: 'Called back.'}
const noteWrites = (changes: Fields = {}) =>
  creating(`inquiry_notes/${freshId()}`, {...note, ...changes}, timeOf('time'))
const storedNote = {path: 'inquiry_notes/Note0000000000000001', fields: {...note, time: new Date()}}

/** A change of some fields of the stored inquiry. */
const work = (fields: Fields, more: object = {}) => [
  {
    update: {name: `${documentsRoot}/${stored.path}`, fields: wireFields(fields)},
    updateMask: {fieldPaths: Object.keys(fields)},
    ...timeOf('changedAt'),
    currentDocument: {exists: true},
    ...more,
  },
]

const inbox: FirestoreCase[] = [
  ...commits(
    'OK',
    {
      'a status by staff': work({status: 'contacted'}),
      'an assignee by staff': work({assignee: 'Dana Whitfield'}),
      'a note': noteWrites(),
      'a change that is noted': noteWrites({kind: 'change'}),
    },
    {claims: staff, stored},
  ),
  ...commits(
    'PERMISSION_DENIED',
    {
      'a status that there is not': work({status: 'spam'}),
      'an assignee too long': work({assignee: 'x'.repeat(255)}),
      'what the visitor sent, by staff': work({message: 'Something else entirely.'}),
      'whether the office was notified, by staff': work({notification: {notified: true}}),
      'a field of its own, by staff': work({starred: true}),
      'a change without its time': work({status: 'closed'}, {updateTransforms: []}),
      'a note in the name of another': noteWrites({author: 'ben@example.com'}),
      'a note without text': noteWrites({text: ''}),
      'a note with a field of its own': noteWrites({pinned: true}),
    },
    {claims: staff, stored},
  ),
  ...commits(
    'PERMISSION_DENIED',
    {
      'a change by somebody signed in': work({status: 'closed'}),
      'a note by somebody signed in': noteWrites(),
    },
    {claims: signedIn, stored},
  ),
  ...commits(
    'PERMISSION_DENIED',
    {'a claim that is a text': work({status: 'closed'})},
    {claims: {...staff, staff: 'true'}, stored},
  ),
  ...commits('PERMISSION_DENIED', {'a note by a visitor': noteWrites()}),
  ...commits(
    'FAILED_PRECONDITION',
    {
      'a change of what was changed meanwhile': work(
        {status: 'closed'},
        {currentDocument: {updateTime: '2026-01-01T00:00:00Z'}},
      ),
    },
    {claims: staff, stored},
  ),
  ...commits(
    'PERMISSION_DENIED',
    {
      'a note that is rewritten': creating(
        storedNote.path,
        {...note, text: 'Never called.'},
        {
          ...timeOf('time'),
          currentDocument: {exists: true},
        },
      ),
    },
    {claims: staff, stored: storedNote},
  ),
  ...commits(
    'OK',
    {
      'an erasure by staff, with the notes': ['inquiries/Erased00000000000001', storedNote.path].map(
        (path) => ({
          delete: `${documentsRoot}/${path}`,
        }),
      ),
    },
    {claims: staff, stored: {...stored, path: 'inquiries/Erased00000000000001'}},
  ),
  {
    name: 'what was not found, read by staff',
    outcome: 'OK',
    method: 'runQuery',
    body: list('unfound'),
    claims: staff,
  },
  {
    name: 'what was not found, read by a visitor',
    outcome: 'PERMISSION_DENIED',
    method: 'runQuery',
    body: list('unfound'),
  },
  ...commits('PERMISSION_DENIED', {
    'a count by a visitor': creating('unfound/2026-11-28', {date: '2026-11-28', entries: []}, {}),
  }),
  ...commits(
    'PERMISSION_DENIED',
    {'a count by staff': creating('unfound/2026-11-28', {date: '2026-11-28', entries: []}, {})},
    {claims: staff},
  ),
  {
    name: 'error logs read by staff',
    outcome: 'PERMISSION_DENIED',
    method: 'runQuery',
    body: list('error_logs'),
    claims: staff,
  },
  {
    name: 'a list by somebody signed in',
    outcome: 'PERMISSION_DENIED',
    method: 'runQuery',
    body: list('inquiries'),
    claims: signedIn,
  },
]

const zoe = `Query${'0'.repeat(14)}1`
const zoeTime = {timestampValue: '2031-01-01T00:00:00Z'}
const byTime = {orderBy: [{field: {fieldPath: 'timestamp'}, direction: 'DESCENDING'}]}
const where = (fieldPath: string, op: string, value: object) => ({
  where: {fieldFilter: {field: {fieldPath}, op, value}},
})
const byName = where('name', 'EQUAL', {stringValue: 'Zoe Query'})
const isNew = where('status', 'EQUAL', {stringValue: 'new'})

/** Queries by name, and whether they find the inquiry of Zoe. */
const queries: [name: string, finds: boolean, query: object][] = [
  ['the newest', true, {...byTime, limit: 1}],
  [
    'those after a time',
    true,
    where('timestamp', 'GREATER_THAN', {timestampValue: '2030-12-31T23:59:59.5Z'}),
  ],
  ['none after the newest', false, where('timestamp', 'GREATER_THAN', zoeTime)],
  ['by the text of a field', true, byName],
  ['by a field of another kind', false, where('name', 'EQUAL', {booleanValue: true})],
  ['by a field inside of a map', false, where('notification.notified', 'EQUAL', {booleanValue: false})],
  ['by a field that is a method', false, {orderBy: [{field: {fieldPath: 'metadata.valueOf'}}]}],
  ['from a start on', true, {...byTime, startAt: {values: [zoeTime], before: true}, limit: 1}],
  ['two conditions', true, {where: {compositeFilter: {op: 'AND', filters: [byName.where, isNew.where]}}}],
]

const found = queries.map(
  ([name, finds, query]): FirestoreCase => ({
    name,
    outcome: 'OK',
    method: 'runQuery',
    claims: staff,
    finds: finds ? [zoe] : [],
    stored: {
      path: `inquiries/${zoe}`,
      fields: {...sampleInquiry, name: 'Zoe Query', timestamp: new WireValue(zoeTime)},
    },
    body: {structuredQuery: {from: [{collectionId: 'inquiries'}], ...query}},
  }),
)

export const firestoreCases: FirestoreCase[] = [
  ...inbox,
  ...found,
  ...accepted,
  ...denied,
  ...access,
  ...form,
]
