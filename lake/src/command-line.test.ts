import {expect, test} from 'vitest'
import {readCommand} from './command-line.ts'

test('without options it is one dataset in .lake', () => {
  expect(readCommand([])).toMatchObject({
    name: 'start',
    options: {
      data: '.lake',
      port: 3900,
      projectId: 'local',
      dataset: 'production',
      datasets: [],
      seed: undefined,
      auth: false,
    },
  })
})

test('the first dataset is seeded; others may belong to other projects', () => {
  const args = '--project p1 --dataset blue --dataset green --dataset p2/red --memory --auth'.split(' ')
  expect(readCommand(args)).toMatchObject({
    options: {
      data: undefined,
      auth: true,
      projectId: 'p1',
      dataset: 'blue',
      datasets: [
        {projectId: 'p1', dataset: 'green'},
        {projectId: 'p2', dataset: 'red'},
      ],
    },
  })
})

test.each([
  [['--port', 'x'], '--port takes a port number'],
  [['--port', '70000'], '--port takes a port number'],
  [['--data', ''], '--data takes a folder'],
  [['--dataset', 'a/b/c'], '--dataset takes NAME or PROJECT/NAME'],
  [['--nope'], '--nope'],
  [['stray'], 'upline-lake export PATH'],
  [['export'], 'upline-lake export PATH'],
  [['export', 'a', 'b'], 'upline-lake export PATH'],
  [['--limits', 'some'], '"--limits" takes none, content'],
])('%j is refused with a sentence', (args, message) => {
  expect(() => readCommand(args)).toThrow(message)
})

test('run takes a command with its own options', () => {
  expect(readCommand(['run', '--project', 'p1', '--', 'node', '--test', '--port'])).toMatchObject({
    name: 'run',
    command: ['node', '--test', '--port'],
    options: {projectId: 'p1', data: undefined, port: 0},
  })
  expect(() => readCommand(['run'])).toThrow('Name a command')
})

test('run takes a port and a data folder, and is at a free port in memory without them', () => {
  expect(readCommand(['run', '--port', '4500', '--data', 'x', '--', 'npm', 'test'])).toMatchObject({
    options: {port: 4500, data: 'x'},
  })
  expect(readCommand(['run', '--', 'npm', 'test'])).toMatchObject({options: {port: 0, data: undefined}})
})

test('--version starts nothing', () => {
  expect(readCommand(['--version'])).toEqual({name: 'version'})
})

test('--help starts nothing', () => {
  expect(readCommand(['--help'])).toEqual({name: 'help'})
})

test('export and import take a path, and the dataset of a data folder', () => {
  expect(readCommand(['export', 'out', '--data', 'd', '--dataset', 'blue'])).toMatchObject({
    name: 'export',
    transfer: {data: 'd', projectId: 'local', dataset: 'blue', path: 'out'},
    exact: false,
  })
  expect(readCommand(['import', 'in.ndjson', '--exact'])).toMatchObject({name: 'import', exact: true})
})
