import type {BrowserContext} from '@playwright/test'

/** Collects console errors and uncaught errors of all pages of `context`, without matches of `allowed`. */
export function watchConsole(context: BrowserContext, allowed: RegExp[]): string[] {
  const problems: string[] = []
  const note = (problem: string) => {
    if (!allowed.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console error: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => {
    const error = webError.error()
    note(`uncaught: ${error.stack || error.message} (${webError.page()?.url() ?? 'no page'})`)
  })
  return problems
}
