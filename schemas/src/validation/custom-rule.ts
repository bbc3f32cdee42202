import type {RuleDef, ValidationContext} from '@sanity/types'

/** A problem of one member of a list. */
export interface MemberProblem {
  message: string
  path: [{_key: string}]
}

type Problem = string | undefined | MemberProblem[]

/** Adds a validator to a rule. It returns a message, problems of members, or undefined if the value is valid. */
export function customRule<Rule, Value>(
  rule: RuleDef<Rule, Value>,
  validate: (value: Value | undefined, context: ValidationContext) => Problem | Promise<Problem>,
): Rule {
  return rule.custom(async (value, context) => {
    const problem = await validate(value, context)
    return problem?.length ? problem : true
  })
}
