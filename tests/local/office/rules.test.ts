import {readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {loadRules} from '@upline/local/firestore/rules/decide.ts'
import {compilePattern} from '@upline/local/firestore/rules/methods.ts'
import {RuleTimestamp, type RuleValue} from '@upline/local/firestore/rules/values.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'

function rulesWith(condition: string, more = ''): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${more}
    match /notes/{id} { allow create: if ${condition}; }
  }
}`
}

function allows(condition: string, data: Record<string, RuleValue> = {}, more = ''): boolean {
  return loadRules(rulesWith(condition, more)).allows({
    method: 'create',
    path: ['databases', '(default)', 'documents', 'notes', 'n1'],
    time: '2026-11-21T09:00:00.5Z',
    after: new Map(Object.entries(data)),
  })
}

describe('expressions decide as in Firestore', () => {
  const nested = new Map<string, RuleValue>([['a', 1n]])
  test.each<[string, Record<string, RuleValue>, boolean]>([
    ['true', {}, true],
    ['1 == request.resource.data.n', {n: 1}, true],
    ['id == "n1" && database == "(default)"', {}, true],
    ['request.auth == null && resource == null', {}, true],
    ['request.method == "create"', {}, true],
    ['request.resource.id == "n1"', {}, true],
    ['request.resource.data.n is int && request.resource.data.n is number', {n: 1n}, true],
    ['request.resource.data.n is int', {n: 1.5}, false],
    ['request.resource.data.n is float', {n: 1.5}, true],
    ['request.resource.data.s is string', {s: null}, false],
    ['request.resource.data.t == request.time', {t: new RuleTimestamp('2026-11-21T09:00:00.500Z')}, true],
    ['request.resource.data.m.a == 1', {m: nested}, true],
    ['"a" in request.resource.data.m && !("b" in request.resource.data.m)', {m: nested}, true],
    ['"b" in request.resource.data.l', {l: ['a', 'b']}, true],
    ['request.resource.data.keys().hasOnly(["a", "b"])', {a: 1n}, true],
    ['request.resource.data.keys().hasAll(["a", "b"])', {a: 1n}, false],
    ['request.resource.data.get("x", "none") == "none"', {}, true],
    ['request.resource.data.s.size() == 2', {s: '😀'}, true],
    ['request.resource.data.missing == 1 || true', {}, true],
    ['true || request.resource.data.missing == 1', {}, true],
    ['!(request.resource.data.missing == 1 && false)', {}, true],
    ['request.resource.data.missing == 1', {}, false],
    ['!(request.resource.data.missing == 1)', {}, false],
    ['request.resource.data.s', {s: 'true'}, false],
    ['request.resource.data.s > 1', {s: 'b'}, false],
    ['request.resource.data.n == 1 ? false : true', {n: 2n}, true],
    ['1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3 && 1 != 2', {}, true],
    ["request.resource.data.s.matches('[a-z]+')", {s: 'abc'}, true],
    ["request.resource.data.s.matches('[a-z]+')", {s: 'abc1'}, false],
    ["request.resource.data.s.matches('[a-z]+')", {s: 'abc\n'}, false],
    ["request.resource.data.s.matches('a|b')", {s: 'ab'}, false],
  ])('%s', (condition, data, expected) => {
    expect(allows(condition, data)).toBe(expected)
  })

  test('functions see their parameters and surroundings', () => {
    const isNote = 'function isNote(name) { return name == database && request.method == "create"; }'
    expect(allows('isNote("(default)") && !isNote("other")', {}, isNote)).toBe(true)
  })

  test('a recursion ends in a denial', () => {
    expect(allows('again()', {}, 'function again() { return again(); }')).toBe(false)
  })

  test('read and write mean their methods, and paths must match completely', () => {
    const rules = loadRules(`rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
      match /a/{id} { allow write; }
      match /b/{id} { allow read: if id == 'x'; } } }`)
    const ask = (method: 'get' | 'update' | 'delete', ...path: string[]) =>
      rules.allows({
        method,
        path: ['databases', '(default)', 'documents', ...path],
        time: '2026-11-21T09:00:00Z',
      })
    expect([ask('update', 'a', '1'), ask('delete', 'a', '1'), ask('get', 'a', '1')]).toEqual([
      true,
      true,
      false,
    ])
    expect([ask('update', 'a', '1', 'a', '2'), ask('update', 'c', '1')]).toEqual([false, false])
    expect([ask('get', 'b', 'x'), ask('get', 'b', 'y'), ask('get', 'b')]).toEqual([true, false, false])
  })
})

describe('what it could not decide exactly, it refuses to load', () => {
  test.each([
    ['an unknown function', 'exists(/databases/x)', /line 5: /],
    ['arithmetic', '1 + 2 == 3', /line 5: expected /],
    ['an unknown method', 'request.resource.data.s.lower() == "a"', /line 5: the method lower\(\)/],
    ['a method with other arguments', 'request.resource.data.get("a") == 1', /get\(\) takes 2/],
    ['an undefined name', 'reqest.auth == null', /"reqest" is not defined/],
    ['an unknown type', 'request.resource.data.n is integer', /"integer" is not a type/],
    ['a computed pattern', 'id.matches(request.resource.data.p)', /needs a literal pattern/],
    ['a class that differs', "id.matches('\\\\s+')", /RE2 and JavaScript read differently/],
    ['a dot, whose line ends differ', "id.matches('a.c')", /RE2 and JavaScript read differently/],
    ['look-ahead', "id.matches('(?=a)a')", /RE2 and JavaScript read differently/],
    ['an unfinished expression', 'true &&', /line 5: expected a name/],
    ['a damaged text', "'abc", /line 5: expected .*a string/],
  ])('%s', (_, condition, message) => {
    expect(() => loadRules(rulesWith(condition))).toThrow(message)
  })

  test('another version, and text after the end', () => {
    expect(() => loadRules("rules_version = '1';")).toThrow(/line 1: expected version 2/)
    expect(() => loadRules(`${rulesWith('true')} more`)).toThrow(/expected end of input/)
  })

  test('any damage to the real file: it loads, or says where it does not', () => {
    const source = readFileSync(resolve(import.meta.dirname, '../../../firestore.rules'), 'utf8')
    fc.assert(
      fc.property(fc.nat(source.length), fc.nat(20), fc.string({maxLength: 3}), (at, length, put) => {
        try {
          loadRules(source.slice(0, at) + put + source.slice(at + length))
        } catch (error) {
          expect(String(error)).toMatch(/firestore\.rules, line \d+: /)
        }
      }),
      // Each run parses the whole file.
      {numRuns: 20},
    )
  })
})

describe('patterns', () => {
  test('match the whole text only', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(compilePattern('[a-c]{2}')?.test(text) ?? true).toBe(
          /^[a-c][a-c]$/.test(text) && text.length === 2,
        )
      }),
    )
  })
})
