import {parseArgs} from 'node:util'
import type {Transfer} from './archive/transfer.ts'
import type {DatasetName} from './datasets.ts'
import {oneOf} from './lake-error.ts'
import type {StartOptions} from './start-lake.ts'

export const usage = `upline-lake [options]            Sanity's HTTP API from a folder of this machine
upline-lake run [options] -- COMMAND ARGS
                                 a command whose Node processes reach a lake under the names of hosted Sanity; unless --data
                                 and --port are named, in memory and at a free port
upline-lake export PATH [options]  the content as a folder of JSON files, or as an .ndjson file with its assets
upline-lake import PATH [options]  the content of such a folder or file; --exact: and nothing else

  --data DIR        the data folder, made when missing (default: .lake)
  --memory          keep everything in memory instead
  --port N          port on 127.0.0.1 (default: 3900)
  --project ID      project id that clients name (default: local)
  --dataset NAME    dataset (default: production); again for further ones, of other projects as PROJECT/NAME
  --auth            requests need tokens, as hosted; prints one for an administrator (default: every request has all rights)
  --limits LIMITS   content: refuse documents that hosted Sanity refuses (default: none)
  --seed FILE       NDJSON or .tar.gz in the form of \`sanity dataset import\`, for a first dataset that is empty
  --host NAME       also listen to other machines, which use this name, such as a container's; needs --auth; again for further ones
  --version, --help`

export type Command =
  | {name: 'help'}
  | {name: 'version'}
  | {name: 'start'; options: StartOptions}
  | {name: 'run'; options: StartOptions; command: string[]}
  | {name: 'export' | 'import'; transfer: Transfer; exact: boolean}

export function readCommand(args: string[]): Command {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const [own, command] = [args.slice(0, end), args.slice(end + 1)]
  const {values, positionals} = parseArgs({
    args: own,
    allowPositionals: true,
    options: {
      data: {type: 'string'},
      memory: {type: 'boolean', default: false},
      port: {type: 'string'},
      project: {type: 'string', default: 'local'},
      dataset: {type: 'string', multiple: true, default: ['production']},
      seed: {type: 'string'},
      host: {type: 'string', multiple: true},
      limits: {type: 'string', default: 'none'},
      auth: {type: 'boolean', default: false},
      exact: {type: 'boolean', default: false},
      help: {type: 'boolean', short: 'h', default: false},
      version: {type: 'boolean', default: false},
    },
  })
  if (values.help) return {name: 'help'}
  if (values.version) return {name: 'version'}
  const {data = '.lake'} = values
  const [first, ...others] = values.dataset.map((name) => readDataset(name, values.project))
  if (!first) throw new Error('--dataset takes a name')
  if (values.data === '') throw new Error('--data takes a folder, such as --data .lake')
  const options = {
    ...first,
    datasets: others,
    data: values.memory ? undefined : data,
    port: readPort(values.port ?? '3900'),
    seed: values.seed,
    auth: values.auth,
    hosts: values.host,
    limits: oneOf('--limits', values.limits, ['none', 'content']),
  }
  const [name, path, ...rest] = positionals
  if (name === 'run') {
    if (command.length === 0) throw new Error('Name a command: upline-lake run [options] -- COMMAND')
    // By default the lake is in memory and uses any free port, so that several commands can run at a time.
    const own = {data: values.memory ? undefined : values.data, port: readPort(values.port ?? '0')}
    return {name, command, options: {...options, ...own}}
  }
  if (name !== undefined) {
    if ((name !== 'export' && name !== 'import') || path === undefined || rest.length > 0)
      throw new Error(
        'Run `upline-lake export PATH`, `upline-lake import PATH`, or `upline-lake` to start the lake',
      )
    return {name, transfer: {data, ...first, path}, exact: values.exact}
  }
  return {name: 'start', options}
}

function readDataset(text: string, project: string): DatasetName {
  const [dataset = '', projectId = project, ...rest] = text.split('/').reverse()
  if (rest.length > 0) throw new Error(`--dataset takes NAME or PROJECT/NAME, not "${text}"`)
  return {projectId, dataset}
}

function readPort(value: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port < 65536) return port
  throw new Error(`--port takes a port number up to 65535 (0: any that is free), not "${value}"`)
}
