import {expect, test} from 'vitest'
import {renameMutations} from './rename-token.ts'

const fact = (_id: string, key: string) => ({_id, _type: 'fact', key})
const page = {_id: 'page-a', _type: 'page', _rev: 'r', title: 'In {states} states', note: 'Not {statesCount}'}
const change = {from: 'states', to: 'stateCount'}

test.each([
  ['no other fact has the old key', [fact('fact-a', 'states'), fact('fact-b', 'plans')], 1],
  ['only a draft has it', [fact('fact-a', 'states'), fact('drafts.fact-b', 'states')], 1],
  ['another period has it', [fact('fact-a', 'states'), fact('fact-b', 'states')], 0],
])('texts follow the new key of a fact unless another shows its figure: %s', (_what, facts, count) => {
  const mutations = renameMutations([...facts, page], 'fact-a', change)
  expect(mutations).toHaveLength(count)
  if (count > 0) expect(JSON.stringify(mutations)).toContain('"title":"In {stateCount} states"')
  expect(JSON.stringify(mutations)).not.toContain('Not')
})
