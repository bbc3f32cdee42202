import {test as base, expect} from '../support/test.ts'
import type {Office} from './office.ts'
import {personal} from './visitor.ts'

/**
 * Console messages that journeys cause on purpose: failed and repeated requests, and the notices of the error log. One pattern, because
 * Playwright reads a list of several objects as a fixture with options.
 */
export const backendTrouble = /net::ERR_|status of 409|\[monitoring\] CRITICAL FIREBASE|LOGGING_FAILED/

/** The `test` of journeys with an office. Afterwards no console and no log may contain personal data. */
export const test = base.extend<{office: Office}>({
  office: async ({sharedOffice: office, context, product}, use) => {
    await office.open()
    await office.serve(context, product.backend)
    const said: string[] = []
    context.on('console', (message) => said.push(message.text()))
    await use(office)
    // Later requests of the pages would fail.
    await Promise.all(context.pages().map((page) => page.close()))
    expect(said.join('\n'), 'the consoles of the pages').not.toMatch(personal)
    // The journey may have killed it.
    await office.revive()
    expect(JSON.stringify(await office.errors()), 'error_logs').not.toMatch(personal)
    expect(office.printed(), 'the log of the function').not.toMatch(personal)
  },
})

export {expect}
