import {test as base, expect} from '../support/test.ts'
import {Office} from './office.ts'
import {personal} from './visitor.ts'

/**
 * What a journey causes on purpose: the browser's own words for a request that nobody answered or that was answered
 * before, and the notices that the specification asks for. One pattern, for playwright takes a list of several objects
 * for a fixture and its options.
 */
export const backendTrouble = /net::ERR_|status of 409|\[monitoring\] CRITICAL FIREBASE|LOGGING_FAILED/

/** Journeys with an office that may be killed. Afterwards, no console and no log contains anything of the visitor. */
export const test = base.extend<{office: Office}>({
  office: async ({context, product}, use) => {
    const office = new Office()
    await office.start()
    await office.serve(context, product.backend)
    const said: string[] = []
    context.on('console', (message) => said.push(message.text()))
    await use(office)
    // What the pages still send would only find the office gone.
    await Promise.all(context.pages().map((page) => page.close()))
    expect(said.join('\n'), 'the consoles of the pages').not.toMatch(personal)
    // The journey may have left it dead or half started.
    await office.revive()
    expect(JSON.stringify(await office.errors()), 'error_logs').not.toMatch(personal)
    await office.close()
    expect(office.printed(), 'the log of the function').not.toMatch(personal)
  },
})

export {expect}
