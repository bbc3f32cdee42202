import {createInterface} from 'node:readline/promises'
import {parseArgs} from 'node:util'
import type {Organization} from '@upline/content/starter.ts'
import {isTimeZone} from '@upline/domain/dates/zoned-time.ts'
import {isEmail} from '@upline/domain/inquiry/email.ts'
import {formatPhone} from '@upline/domain/inquiry/phone.ts'
import {UserError} from '../bootstrap/user-error.mjs'
import {contrastProblems, paletteOf} from './palette.ts'

export interface Answers extends Organization {
  primary: string
  highlight: string
}

interface Question {
  ask: string
  /** Returns the stored form of an answer, or undefined if it is not one. */
  read: (answer: string) => string | undefined
  expected: string
}

const text = (answer: string) => (answer.length <= 80 ? answer || undefined : undefined)
const color = (answer: string) => (/^#[\da-f]{6}$/i.test(answer) ? answer.toLowerCase() : undefined)

const questions: Record<keyof Answers, Question> = {
  name: {ask: 'Full name of the organization', read: text, expected: 'at most 80 characters'},
  shortName: {ask: 'Short name, beside the logo', read: text, expected: 'at most 80 characters'},
  email: {
    ask: 'Email address on the site, which also gets the inquiries',
    read: (answer) => (isEmail(answer) ? answer : undefined),
    expected: 'such as hello@example.com',
  },
  phone: {ask: 'Telephone number on the site', read: formatPhone, expected: 'such as (512) 555-0142'},
  timeZone: {
    ask: 'Time zone',
    read: (answer) => (isTimeZone(answer) ? answer : undefined),
    expected: 'such as America/Chicago',
  },
  primary: {ask: 'Color of links, buttons and dark bands', read: color, expected: 'such as #1f4e8c'},
  highlight: {ask: 'Color of key figures', read: color, expected: 'such as #a4511f'},
}

const names = Object.keys(questions) as (keyof Answers)[] // the keys of the table above
const optionOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Reads the answers from options such as `--short-name`, and asks for the others in a terminal. Throws a UserError for a wrong one. */
export async function readAnswers(args: string[], isTerminal = process.stdin.isTTY): Promise<Answers> {
  const given = parse(args)
  const missing = names.filter((name) => given[optionOf(name)] === undefined)
  if (missing.length > 0 && !isTerminal) {
    throw new UserError(`Missing options:${describe(missing)}`)
  }
  const answers: Partial<Record<keyof Answers, string>> = {}
  const terminal =
    missing.length > 0 ? createInterface({input: process.stdin, output: process.stdout}) : undefined
  const question = (text: string): Promise<string> | undefined =>
    terminal?.question(text).catch(() => {
      throw new UserError('The questions ended before the last answer. Nothing was changed.')
    })
  try {
    for (const name of names) {
      const {ask, read, expected} = questions[name]
      const option = given[optionOf(name)]
      let answer = option ?? (await question(`${ask} (${expected}): `)) ?? ''
      while (read(answer.trim()) === undefined) {
        if (option !== undefined)
          throw new UserError(`--${optionOf(name)} is '${option}': write it ${expected}.`)
        answer = (await question(`Write it ${expected}: `)) ?? ''
      }
      answers[name] = read(answer.trim())
    }
  } finally {
    terminal?.close()
  }
  // The loop has answered each.
  return checkColors(answers as Answers)
}

function parse(args: string[]): Record<string, string | undefined> {
  try {
    const options = Object.fromEntries(names.map((name) => [optionOf(name), {type: 'string'}] as const))
    return parseArgs({args, options}).values
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new UserError(`${message}. The options are:${describe(names)}`)
  }
}

function describe(options: readonly (keyof Answers)[]): string {
  const lines = options.map(
    (name) => `\n  --${optionOf(name)} "…"  ${questions[name].ask}, ${questions[name].expected}`,
  )
  return lines.join('')
}

function checkColors(answers: Answers): Answers {
  const {primary, highlight} = answers
  const [problem] = contrastProblems(paletteOf(primary, highlight))
  if (!problem) return answers
  throw new UserError(
    `The colors ${primary} and ${highlight} are hard to read: ${problem}. Choose darker ones.`,
  )
}
