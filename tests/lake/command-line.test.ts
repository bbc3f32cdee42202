import {expect, test} from 'vitest'
import {readCommand} from '../../lake/src/command-line.ts'

test('without options it is one dataset in .lake', () => {
  expect(readCommand([])).toMatchObject({
    data: '.lake',
    port: 3900,
    projectId: 'local',
    dataset: 'production',
    datasets: [],
    seed: undefined,
  })
})

test('the first dataset is the one that is seeded, others may be of other projects', () => {
  const args = [
    '--project',
    'p1',
    '--dataset',
    'blue',
    '--dataset',
    'green',
    '--dataset',
    'p2/red',
    '--memory',
  ]
  expect(readCommand(args)).toMatchObject({
    data: undefined,
    projectId: 'p1',
    dataset: 'blue',
    datasets: [
      {projectId: 'p1', dataset: 'green'},
      {projectId: 'p2', dataset: 'red'},
    ],
  })
})

test.each([
  [['--port', 'x'], '--port takes a port number'],
  [['--port', '70000'], '--port takes a port number'],
  [['--dataset', 'a/b/c'], '--dataset takes NAME or PROJECT/NAME'],
  [['--nope'], '--nope'],
  [['stray'], 'stray'],
])('%j is refused with a sentence', (args, message) => {
  expect(() => readCommand(args)).toThrow(message)
})

test('--help is no start', () => {
  expect(readCommand(['--help'])).toBe('help')
})
