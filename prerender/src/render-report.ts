import type {Flaw} from './conform.ts'

/** What a run did. */
export type RenderReport = {
  /** Pages that were rendered. A page whose answer is the same as before is not. */
  pages: number
  /** What could not be rendered or written, or is not as it should be. It stays as it was, and holds nothing else back. */
  failures: RenderFailure[]
}

type Place = Partial<Flaw>

/** One page, redirect, entry or file that failed. The cause is what went wrong. */
export class RenderFailure extends Error {
  override name = 'RenderFailure'
  /** Path of the page, or name of the file. */
  readonly subject: string
  /** Where in the content it comes from, as far as that is known. */
  readonly place: Place

  constructor(subject: string, message: string, cause?: unknown, place: Place = {}) {
    super(message, {cause})
    this.subject = subject
    this.place = place
  }

  /** For a terminal: what failed, where in the content, and why, a line each. */
  describe(): string {
    const {document, section, field} = this.place
    const place = [document && `document ${document}`, section, field].filter(Boolean).join(', ')
    return [this.message, place, ...reasonsOf(this.cause)].filter(Boolean).join('\n  ')
  }
}

/** A value of the content that is not what it should be. What shows it is rendered all the same, without the value. */
export class ContentFailure extends RenderFailure {
  override name = 'ContentFailure'

  /** Its message names the place already. */
  override describe(): string {
    return this.cause instanceof Error ? super.describe() : this.message
  }
}

/** The messages of an error and of what caused it, the outermost first. */
export function reasonsOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...reasonsOf(error.cause)] : []
}

export const notFoundPath = '/404'

/** What all pages share has no page of its own. */
export const everyPage = 'every page'

export function flawFailure(
  subject: string,
  {document, section, field, problem, outcome}: Flaw,
): ContentFailure {
  const where = [section && `in ${section}`, `on ${subject}`].filter(Boolean).join(' ')
  const message = `${document ?? 'A document'}: ${field || 'all of it'} ${problem}; ${outcome} ${where}`
  return new ContentFailure(subject, message, undefined, {document, section, field, problem, outcome})
}

/** A site without its first page or its 404 page is none. */
export function isFatal(failure: RenderFailure): boolean {
  return !(failure instanceof ContentFailure) && (failure.subject === '/' || failure.subject === notFoundPath)
}
