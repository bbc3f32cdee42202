import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join, normalize} from 'node:path'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {workspace} from '@upline/scripts/product/workspace.ts'
import {expect, test} from 'vitest'
import {layers} from '../../.dependency-cruiser.ts'

const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const [packageDiagram, layerDiagram = ''] = [...document.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(
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

function reachable(graph: Graph, name: string): string[] {
  const found = new Set(graph.get(name))
  for (const each of found) for (const next of graph.get(each) ?? []) found.add(next)
  return [...found].map((folder) => `web/src/${folder}`).sort()
}

test('the diagram of the site shows which folders each folder may import', () => {
  const graph = readDiagram(layerDiagram)
  const drawn = [...graph.keys()].map((name) => [`web/src/${name}`, reachable(graph, name)])
  const allowed = Object.entries(layers).map(([name, others]) => [name, others.toSorted()])
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(allowed))
})

test('every folder of the site has a rule', () => {
  const folders = readdirSync(join(root, 'web/src'), {withFileTypes: true}).filter((entry) =>
    entry.isDirectory(),
  )
  expect(Object.keys(layers).sort()).toEqual(folders.map(({name}) => `web/src/${name}`).sort())
})
