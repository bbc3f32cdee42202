import {parseArgs} from 'node:util'
import type {DatasetName} from './lakes.ts'
import type {StartOptions} from './start-lake.ts'

export const usage = `lake [options]: Sanity's HTTP API from a folder of this machine

  --data DIR        the data folder, made when missing (default: .lake)
  --memory          keep everything in memory instead
  --port N          port on 127.0.0.1 (default: 3900)
  --project ID      project id that clients name (default: local)
  --dataset NAME    dataset (default: production); again for further ones, of other projects as PROJECT/NAME
  --seed FILE       NDJSON in the form of \`sanity dataset import\`, for a first dataset that is empty
  --help`

/** Reads the command line; throws an Error with one sentence for what it does not understand. */
export function readCommand(args: string[]): StartOptions | 'help' {
  const {values} = parseArgs({
    args,
    options: {
      data: {type: 'string', default: '.lake'},
      memory: {type: 'boolean', default: false},
      port: {type: 'string', default: '3900'},
      project: {type: 'string', default: 'local'},
      dataset: {type: 'string', multiple: true, default: ['production']},
      seed: {type: 'string'},
      help: {type: 'boolean', short: 'h', default: false},
    },
  })
  if (values.help) return 'help'
  const [first, ...others] = values.dataset.map((name) => readDataset(name, values.project))
  return {
    ...first,
    datasets: others,
    data: values.memory ? undefined : values.data,
    port: readPort(values.port),
    seed: values.seed,
  }
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
