import {
  noKind,
  reviewedKinds,
  reviewedKindsQuery,
  suggestedKinds,
} from '@upline/schemas/documents/reviewed-kinds.ts'
import {collectionSchemas, singletonSchemas} from '@upline/schemas/schema-types.ts'
import {evaluateSync, parse} from 'groq-js'
import {describe, expect, test} from 'vitest'
import {changesBetween, changeText} from './changes.ts'
import {validateReview} from './find-review.ts'
import {fingerprint} from './fingerprint.ts'
import {answerProblems, type Review} from './review.ts'

const complete = {reference: 'CMP-2026-14', reviewedBy: 'Ana Ruiz', reviewedOn: '2026-11-20'}

describe('the answers of a reviewer', () => {
  const problems = (change: object, changedAt?: string) =>
    answerProblems({...complete, ...change}, {today: '2026-11-22', changedAt})

  test('are complete with a reference and a date', () => {
    expect(problems({})).toEqual({})
    expect(problems({reviewedOn: '2026-11-22'})).toEqual({})
    for (const reference of ['', '  ', '–']) {
      expect(problems({reference}).reference).toMatch(/ticket or filing number/)
    }
    for (const reviewedOn of ['', '2026-02-30']) {
      expect(problems({reviewedOn}).reviewedOn).toMatch(/Enter the date/)
    }
  })

  test('have no date in the future or before the last edit', () => {
    expect(problems({reviewedOn: '2026-11-23'}).reviewedOn).toMatch(/in the future/)
    // Noon in the time zone of the test.
    const changedAt = new Date(2026, 10, 21, 12).toISOString()
    expect(problems({}, changedAt).reviewedOn).toMatch(/changed on 2026-11-21/)
    expect(problems({reviewedOn: '2026-11-21'}, changedAt)).toEqual({})
  })
})

describe('the fingerprint', () => {
  const published = {_id: 'a', _type: 'fact', _rev: '1', _updatedAt: 'x', value: '4', tags: [1, {b: 1, a: 2}]}

  test('depends on the content, not on its state or the order of fields', async () => {
    const draft = {
      tags: [1, {a: 2, b: 1}],
      value: '4',
      _type: 'fact',
      _id: 'drafts.a',
      _rev: '2',
      _createdAt: 'y',
    }
    expect(await fingerprint(draft)).toBe(await fingerprint(published))
  })

  test('is the same after a publish', async () => {
    const to = (more: object) => ({_id: 'a', _type: 'page', link: {_ref: 'b', _type: 'reference', ...more}})
    const waiting = {_weak: true, _strengthenOnPublish: {type: 'page'}}
    expect(await fingerprint(to(waiting))).toBe(await fingerprint(to({})))
  })

  test('differs after an edit and for a copy', async () => {
    const own = await fingerprint(published)
    expect(await fingerprint({...published, value: '5'})).not.toBe(own)
    expect(await fingerprint({...published, _id: 'b'})).not.toBe(own)
    expect(await fingerprint({...published, tags: []})).not.toBe(own)
  })
})

test('a document that needs a review can’t be published without one', () => {
  const review = {...complete, _id: 'review.x'} as Review
  const of = (change: object) =>
    validateReview({isNeeded: true, review: null, hasEarlier: false, bySecondPerson: false, ...change})
  expect(of({isNeeded: false})).toBeUndefined()
  expect(of({review})).toBeUndefined()
  expect(of({})).toMatch(/needs a review \(compliance reference and date\)/)
  expect(of({hasEarlier: true})).toMatch(/changed after its review/)
  const bySecondPerson = true
  const by = (reviewerId: string, editorIds?: string[]) =>
    of({bySecondPerson, review: {...review, reviewerId, editorId: 'ana', editorIds}})
  expect(by('ana', ['ana'])).toMatch(/Someone else has to/)
  expect(by('', ['ana'])).toMatch(/Someone else has to/)
  expect(by('ben', ['ana', 'ben'])).toMatch(/Someone else has to/)
  expect(by('ben', ['ana'])).toBeUndefined()
  expect(by('ben')).toMatch(/doesn’t say who else edited it/)
})

describe('changes', () => {
  const rate = (_key: string, product: string, value: string) => ({_key, product, rate: value})
  const level = {
    _id: 'level',
    _type: 'commissionLevel',
    name: 'Elite',
    rates: [rate('a', 'Term Life', '100%'), rate('b', 'Whole Life', '105%')],
  }
  const lines = (after: object, before: object = level) =>
    changesBetween(
      {...level, ...before},
      {...level, _id: 'drafts.level', ...after},
      (id) => `title of ${id}`,
    ).map(changeText)

  test('are empty if the documents are equal, or differ in empty values only', () => {
    expect(lines({_rev: 'other', _updatedAt: 'later'})).toEqual([])
    expect(lines({requirement: '', rates: level.rates}, {requirement: undefined})).toEqual([])
  })

  test('have the titles of the form', () => {
    expect(lines({name: 'Gold'})).toEqual(['Name: “Elite” → “Gold”'])
    const [changed] = lines({rates: [rate('a', 'Term Life', '101%'), level.rates[1]]})
    expect(changed).toBe('Rates › Term Life › Rate: “100%” → “101%”')
  })

  test('describe added, removed and reordered members', () => {
    expect(lines({rates: [level.rates[0]]}).join()).toMatch(/^Rates.*removed, “Whole Life · 105%”$/)
    expect(lines({rates: [...level.rates, rate('c', 'Annuity', '3%')]}).join()).toMatch(
      /new, “Annuity · 3%”$/,
    )
    expect(lines({rates: level.rates.toReversed()})).toEqual(['Rates: new order'])
    expect(lines({rates: undefined}).length).toBe(2)
    expect(lines({requirement: 'Sell'})).toEqual(['Requirement: new, “Sell”'])
  })

  test('show the titles of choices', () => {
    const of = (reviewedKinds: string[]) => ({_id: 'siteSettings', _type: 'siteSettings', reviewedKinds})
    const found = changesBetween(of(['fact', 'page']), of([noKind]), () => undefined).map(changeText)
    expect(found.map((line) => line.split(': ').slice(1).join(': '))).toEqual([
      'new, “None: publish everything without a review”',
      'removed, “Facts and figures”',
      'removed, “Pages”',
    ])
    const route = (states: string) => ({_id: 'm', _type: 'carrierPage', states})
    expect(
      changesBetween(route('a'), route('b'), () => undefined)
        .map(changeText)
        .join(),
    ).toMatch(/“a” → “b”$/)
  })

  test('format paragraphs, references and switches', () => {
    const block = (text: string, style = 'normal') => [
      {_type: 'block', _key: 'p', style, children: [{_type: 'span', _key: 's', text}], markDefs: []},
    ]
    const text = (content: unknown) => ({_id: 'x', _type: 'newsArticle', body: content})
    const of = (a: unknown, b: unknown) => changesBetween(text(a), text(b), () => undefined).map(changeText)
    expect(of(block('One.'), block('Two.')).join()).toMatch(/“One\.” → “Two\.”$/)
    expect(of(block('One.'), block('One.', 'h2')).join()).toMatch(/formatting or settings changed$/)
    const page = (ref: string) => ({
      _id: 'r',
      _type: 'redirect',
      enabled: ref === 'b',
      to: {page: {_ref: ref}},
    })
    const redirected = changesBetween(page('a'), page('b'), (id) => `title of ${id}`)
    expect(redirected.map(changeText).join(' | ')).toMatch(/“off” → “on”.*“title of a” → “title of b”$/)
  })
})

test('the types to choose from are in the content model', () => {
  const kinds = reviewedKinds.map(({value}) => value)
  const documents = [...collectionSchemas, ...singletonSchemas].map(({name}) => name)
  expect(kinds.filter((kind) => kind !== noKind && !documents.some((name) => name === kind))).toEqual([])
  expect(new Set(kinds).size).toBe(kinds.length)
})

test('without a choice in the settings, the suggested types need a review', () => {
  const kinds = (...dataset: object[]) =>
    evaluateSync(parse(reviewedKindsQuery, {params: {suggestedKinds}}), {dataset, params: {suggestedKinds}})
      .data
  const settings = {_id: 'siteSettings', _type: 'siteSettings'}
  expect(kinds(settings)).toEqual(suggestedKinds)
  expect(kinds({...settings, reviewedKinds: []})).toEqual(suggestedKinds)
  expect(kinds({...settings, reviewedKinds: null})).toEqual(suggestedKinds)
  expect(kinds({...settings, reviewedKinds: ['page']})).toEqual(['page'])
  expect(kinds({...settings, reviewedKinds: [noKind]})).toEqual([noKind])
  expect(kinds()).toBeNull()
})
