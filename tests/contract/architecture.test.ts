import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join, normalize} from 'node:path'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {workspace} from '@upline/scripts/product/workspace.ts'
import {describe, expect, test} from 'vitest'
import {layers, prerender, schemas} from '../../.dependency-cruiser.ts'

const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const [packageDiagram, ...folderDiagrams] = [...document.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(
  ([, text]) => text,
)

test('the diagram of packages shows the dependencies in package.json', () => {
  const arrows = Object.entries(workspace).flatMap(([name, dependencies]) =>
    dependencies.length > 0 && name !== 'tests'
      ? [`  ${name} --> ${dependencies.toSorted().join(' & ')}\n`]
      : [],
  )
  expect(packageDiagram).toBe(`flowchart TD\n${arrows.sort().join('')}`)
})

test.each(Object.entries(workspace))(
  'the tsconfig of %s references its dependencies',
  (name, dependencies) => {
    const file = join(root, name, 'tsconfig.json')
    if (!existsSync(file) || name === 'tests') return
    const {references = []}: {references?: {path: string}[]} = JSON.parse(readFileSync(file, 'utf8'))
    expect(references.map(({path}) => normalize(join(name, path))).sort()).toEqual(dependencies.toSorted())
  },
)

type Graph = Map<string, Set<string>>

/** Parses lines such as `a & b --> c & d`, or a single name. */
function readDiagram(text: string): Graph {
  const graph: Graph = new Map()
  const targetsOf = (name: string) => graph.get(name) ?? graph.set(name, new Set()).get(name) ?? new Set()
  for (const line of text.trim().split('\n').slice(1)) {
    const [from = [], to = []] = line.split('-->').map((side) => side.split('&').map((name) => name.trim()))
    for (const name of from) for (const target of to) targetsOf(name).add(target)
    for (const name of [...from, ...to]) targetsOf(name)
  }
  return graph
}

/** Returns the folders that the arrows of one lead to, directly or not. */
function reachable(graph: Graph, name: string): string[] {
  const found = new Set(graph.get(name))
  for (const each of found) for (const next of graph.get(each) ?? []) found.add(next)
  return [...found]
}

describe.each([
  ['web/src', layers, 0],
  ['prerender/src', prerender, 2],
  ['schemas/src', schemas, 3],
] as const)('the folders of %s', (parent, allowed, diagram) => {
  const pathOf = (name: string) => `${parent}/${name}`

  test('have the rules that their diagram shows, and none imports itself through others', () => {
    const graph = readDiagram(folderDiagrams[diagram] ?? '')
    const drawn = [...graph.keys()].map((name) => [pathOf(name), reachable(graph, name).map(pathOf).sort()])
    const rules = Object.entries(allowed).map(([name, others]) => [name, others.toSorted()])
    expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(rules))
    for (const name of graph.keys()) expect(reachable(graph, name)).not.toContain(name)
  })

  test('all have a rule', () => {
    const folders = readdirSync(join(root, parent), {withFileTypes: true}).filter((entry) =>
      entry.isDirectory(),
    )
    expect(Object.keys(allowed).sort()).toEqual(folders.map(({name}) => pathOf(name)).sort())
  })
})
