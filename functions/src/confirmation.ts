import {fillTokens, tokensIn} from '@upline/domain/content/tokens.ts'
import {todayOfSite} from '@upline/domain/dates/site-date.ts'
import {cleanLine, cleanText} from '@upline/domain/inquiry/clean-text.ts'
import {inquiryReference} from '@upline/domain/inquiry/inquiry-id.ts'
import {type DatedFact, type Figures, factsInForce} from '@upline/domain/periods/figures.ts'
import {type RenderedMail, renderParts} from './templates.ts'

/** The mail that a sender gets. Nothing in it comes from the sender, so that it cannot carry texts to others. */
export type Confirmation = {
  subject: string
  /** Paragraphs, with blank lines between them. */
  text: string
  nextHeading: string
  nextSteps: string[]
  facts: Figures
}

const mostSteps = 10
const longest = 4000

/** Returns the confirmation of the content, or undefined if it is off or one of its texts is missing. */
export function readConfirmation(
  stored: unknown,
  {form, site, now}: {form: unknown; site: unknown; now: Date},
): Confirmation | undefined {
  const {isOn, subject, text}: Record<string, unknown> = Object(stored)
  if (isOn !== true || !cleanText(textOf(subject)) || !cleanText(textOf(text))) return undefined
  const {nextHeading, nextSteps}: Record<string, unknown> = Object(form)
  // The query asks for documents of these types; `factsInForce` checks their fields.
  const documents = (Array.isArray(site) ? site : []) as DatedFact[]
  return {
    subject: cleanLine(textOf(subject)),
    text: cleanText(textOf(text)).slice(0, longest),
    nextHeading: cleanLine(textOf(nextHeading)),
    nextSteps: Array.isArray(nextSteps)
      ? nextSteps.slice(0, mostSteps).map((step) => cleanLine(textOf(step)))
      : [],
    facts: factsInForce(documents, todayOfSite(documents, now), undefined),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Renders the mail with the reference of the inquiry `id`. Leaves out paragraphs and steps with a token that has no value. */
export function renderConfirmation(
  {subject, text, nextHeading, nextSteps, facts}: Confirmation,
  id: string,
): RenderedMail {
  const values = new Map(Object.entries({...facts, reference: inquiryReference(id)}))
  const fillAll = (texts: string[]) =>
    texts
      .map((each) => fillTokens(each, (name) => values.get(name)))
      .filter((each) => each && tokensIn(each).length === 0)
  const [heading = 'We have your inquiry'] = fillAll([subject])
  const steps = fillAll(nextSteps)
  return renderParts(heading, {
    heading,
    rows: [],
    paragraphs: fillAll(text.split(/\n{2,}/)),
    lists: nextHeading && steps.length > 0 ? [{heading: nextHeading, items: steps}] : [],
  })
}
