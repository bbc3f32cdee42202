import type {MemberProblem} from './rules.ts'

/** Returns a rule that reports members of a list whose text in `field` an earlier member has. */
export const checkOnce =
  (field: string, message: (value: string) => string) =>
  (members: unknown): MemberProblem[] => {
    const seen = new Set<string>()
    // Every member of the lists with this rule is an object.
    const objects = Array.isArray(members) ? (members as ({_key: string} & Record<string, unknown>)[]) : []
    return objects.flatMap((member) => {
      const value = member[field]
      if (typeof value !== 'string' || value === '') return []
      if (seen.has(value)) return [{message: message(value), path: [{_key: member._key}]}]
      seen.add(value)
      return []
    })
  }
