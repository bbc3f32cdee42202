import {parseArgs} from 'node:util'

export interface Options {
  /** The data folder. */
  data: string
  port: number
  /** NDJSON file that an empty lake is filled with. */
  seed: string | undefined
  smtpPort: number
  /** Mail server for the functions, instead of the mailbox here. */
  smtpUrl: string | undefined
  /** Module that exports the functions. */
  functions: string | undefined
  /** Pauses of the functions' triggers, in ms. */
  triggerPauses: {first: number; retry: number}
  /** File with Firestore's rules. */
  rules: string | undefined
  /** Origin of the Studio on this machine: staff read inquiries there, without signing in. */
  studio: string | undefined
  /** Names of the editors at this machine, with commas between them. */
  editors: string | undefined
}

/** Parses the command line. Throws an Error whose message is one sentence about the first invalid option. */
export function readOptions(args: string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      data: {type: 'string', default: '.local'},
      port: {type: 'string', default: '3900'},
      seed: {type: 'string'},
      'smtp-port': {type: 'string', default: '2525'},
      'smtp-url': {type: 'string'},
      functions: {type: 'string'},
      'trigger-delay': {type: 'string', default: '2000'},
      'trigger-pause': {type: 'string', default: '10000'},
      rules: {type: 'string'},
      studio: {type: 'string'},
      editors: {type: 'string'},
    },
  })
  return {
    data: values.data,
    port: portNumber('port', values.port),
    seed: values.seed,
    smtpPort: portNumber('smtp-port', values['smtp-port']),
    smtpUrl: values['smtp-url'],
    functions: values.functions,
    triggerPauses: {
      first: milliseconds('trigger-delay', values['trigger-delay']),
      retry: milliseconds('trigger-pause', values['trigger-pause']),
    },
    rules: values.rules,
    editors: values.editors,
    studio: values.studio && originOf(values.studio),
  }
}

function portNumber(name: string, value: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port > 0 && port < 65536) return port
  throw new Error(`--${name} takes a port number between 1 and 65535, not "${value}"`)
}

function originOf(value: string): string {
  const url = URL.parse(value)
  if (url && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '')) return url.origin
  throw new Error(`--studio takes an origin such as http://localhost:3333, not "${value}"`)
}

function milliseconds(name: string, value: string): number {
  // Longer than a day, and Node's timers would soon end at once.
  if (/^\d+$/.test(value) && Number(value) <= 86_400_000) return Number(value)
  throw new Error(`--${name} takes milliseconds, a whole number up to 86400000, not "${value}"`)
}
