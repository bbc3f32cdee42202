import {objectsIn} from '@upline/domain/content/stored-document.ts'
import type {MemberProblem} from './rules.ts'

/** Returns a rule that reports members of a list whose text in `field` an earlier member has. */
export const checkOnce =
  (field: string, message: (value: string) => string) =>
  (members: unknown): MemberProblem[] => {
    const seen = new Set<string>()
    return objectsIn(members).flatMap((member) => {
      const value = member[field]
      if (typeof value !== 'string' || value === '') return []
      if (seen.has(value)) return [{message: message(value), path: [{_key: String(member._key)}]}]
      seen.add(value)
      return []
    })
  }
