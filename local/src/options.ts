import {parseArgs} from 'node:util'

export type Options = ReturnType<typeof readOptions>

/** Parses the command line. Throws an Error whose message is one sentence about the first invalid option. */
export function readOptions(args: string[]) {
  const {values} = parseArgs({
    args,
    options: {
      data: {type: 'string', default: '.local'},
      port: {type: 'string', default: '3900'},
      // Identifies the product, for the commands that look for it.
      token: {type: 'string'},
      // NDJSON file with the first content of an empty lake.
      seed: {type: 'string'},
      'smtp-port': {type: 'string', default: '2525'},
      // Module that exports the functions.
      functions: {type: 'string'},
      // Milliseconds before the triggers' first and second delivery; the first also before the first run of a scheduled function.
      'trigger-delay': {type: 'string', default: '2000'},
      'trigger-pause': {type: 'string', default: '10000'},
      // File with Firestore's rules.
      rules: {type: 'string'},
      // Origin of the Studio on this machine: staff read inquiries there without a login.
      studio: {type: 'string'},
      // Public origin of the site, whose pages send inquiries through a proxy to the port below.
      site: {type: 'string'},
      'inquiry-port': {type: 'string', default: '3901'},
      // Names of the editors at this machine, separated by commas.
      editors: {type: 'string'},
    },
  })
  const {data, token, seed, functions, rules, studio, editors, site} = values
  return {
    ...{data, token, seed, functions, rules, studio, editors, site},
    port: Number(values.port),
    smtpPort: Number(values['smtp-port']),
    inquiryPort: Number(values['inquiry-port']),
    triggerPauses: {first: Number(values['trigger-delay']), retry: Number(values['trigger-pause'])},
  }
}
