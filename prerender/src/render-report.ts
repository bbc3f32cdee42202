/** What a run did. */
export type RenderReport = {
  /** Pages that were rendered. A page whose answer is the same as before is not. */
  pages: number
  /** What could not be rendered or written; it stays as it was, and holds nothing else back. */
  failures: RenderFailure[]
}

/** One page, redirect, entry or file that failed. The cause is what went wrong. */
export class RenderFailure extends Error {
  override name = 'RenderFailure'
  /** Path of the page, or name of the file. */
  readonly subject: string

  constructor(subject: string, message: string, cause?: unknown) {
    super(message, {cause})
    this.subject = subject
  }
}

export const notFoundPath = '/404'

/** A site without its first page or its 404 page is none. */
export function isFatal({subject}: RenderFailure): boolean {
  return subject === '/' || subject === notFoundPath
}
