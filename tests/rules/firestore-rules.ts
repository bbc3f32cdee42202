import {readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import type {InquiryRecord} from '@upline/domain/inquiry/types.ts'
import {loadRules} from '@upline/local/firestore/rules/decide.ts'
import {RuleTimestamp, type RuleValue} from '@upline/local/firestore/rules/values.ts'

export const rulesSource = readFileSync(resolve(import.meta.dirname, '../../firestore.rules'), 'utf8')
export const rules = loadRules(rulesSource)
export const time = '2026-11-21T09:00:00.5Z'
export const inquiryPath = ['databases', '(default)', 'documents', 'inquiries', 'local_1795224757000_k3j9x2']

type Value = string | boolean | {readonly [key: string]: string}

/** Returns whether firestore.rules let a visitor create the inquiry. */
export function rulesAllow(inquiry: InquiryRecord | Record<string, Value>): boolean {
  const fields = Object.entries<Value>(inquiry).map(([name, value]): [string, RuleValue] => [
    name,
    typeof value === 'object' ? new Map(Object.entries(value)) : value,
  ])
  const after = new Map([...fields, ['timestamp', new RuleTimestamp(time)]])
  const getAfter = () => new Map([['id', inquiryPath.at(-1) ?? '']])
  return rules.allows({method: 'create', path: inquiryPath, time, after, getAfter})
}
