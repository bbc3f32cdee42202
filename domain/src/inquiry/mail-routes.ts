import {usStates} from '../content/us-states.ts'
import {isEmail} from './email.ts'

/** The kinds of inquiries that staff can tell apart. */
export const mailKinds = ['agent', 'general', 'quote'] as const
export type MailKind = (typeof mailKinds)[number]

/** An entry of the content: a mailbox, and the inquiries that it gets. An empty list matches every inquiry. */
export type MailRoute = {to: string; kinds: string[]; states: string[]; interests: string[]}

/** What routes look at. `states` and `interests` are texts as the visitor chose or typed them. */
export type Routed = {kind: MailKind; states: readonly string[]; interests: readonly string[]}

/** A long list would be a mistake, and each inquiry is compared with all of it. */
const mostRoutes = 50

/** Reads the routes of a content document of any shape. Entries without a valid address are left out. */
export function readRoutes(value: unknown): MailRoute[] {
  const entries: unknown[] = Array.isArray(value) ? value.slice(0, mostRoutes) : []
  return entries.flatMap((entry) => {
    const {to, kinds, states, interests}: Partial<Record<keyof MailRoute, unknown>> = Object(entry)
    const address = typeof to === 'string' ? to.trim() : ''
    if (!isEmail(address)) return []
    return [{to: address, kinds: texts(kinds), states: texts(states), interests: texts(interests)}]
  })
}

/** Returns the mailbox of the first route whose conditions all match, or undefined: then the office gets the inquiry. */
export function recipientOf(routes: readonly MailRoute[], {kind, ...inquiry}: Routed): string | undefined {
  const states = statesIn(inquiry.states.join(', '))
  const interests = inquiry.interests.join('\n').toLowerCase()
  return routes.find(
    (route) =>
      matches(route.kinds, (each) => each === kind) &&
      matches(route.states, (each) => states.has(each)) &&
      matches(route.interests, (each) => interests.includes(each.toLowerCase())),
  )?.to
}

const matches = (conditions: readonly string[], test: (condition: string) => boolean) =>
  conditions.length === 0 || conditions.some(test)

/** Returns the names of the states in a list of names and codes such as `TX, Oklahoma`. */
function statesIn(text: string): Set<string> {
  const words = text.split(/[,;/\n]|\band\b/).map((word) => word.trim().toLowerCase())
  return new Set(
    usStates
      .filter(({code, name}) => words.includes(name.toLowerCase()) || words.includes(code.toLowerCase()))
      .map(({name}) => name),
  )
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string' && each !== '') : []
