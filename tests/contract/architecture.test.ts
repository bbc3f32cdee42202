import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import configuration, {layers, packages, rules} from '../../.dependency-cruiser.ts'

const root = join(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const [packageDiagram = '', layerDiagram = ''] = [...document.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(
  ([, text]) => text,
)

type Graph = Map<string, Set<string>>

/** Reads lines such as `a & b --> c & d`, or a single name. */
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

/** Everything that can be reached from `name`. */
function reachable(graph: Graph, name: string): Set<string> {
  const found = new Set(graph.get(name))
  for (const each of found) for (const next of graph.get(each) ?? []) found.add(next)
  return found
}

/** The rules' own answer, so that a mistake in how they are made is found too. */
function mayImport(from: string, to: string): boolean {
  const [source, target] = [`${from}/a.ts`, `${to}/b.ts`]
  const matches = (pattern: unknown, path: string) =>
    typeof pattern === 'string' && new RegExp(pattern).test(path)
  return !rules.some(
    (rule) =>
      matches(rule.from.path, source) && matches(rule.to.path, target) && !matches(rule.to.pathNot, target),
  )
}

test('the diagram of packages shows what each may import', () => {
  const graph = readDiagram(packageDiagram)
  expect([...graph.keys()].sort()).toEqual(Object.keys(packages).sort())
  for (const from of Object.keys(packages).filter((name) => name !== 'tests')) {
    const allowed = [...graph.keys()].filter((to) => to !== from && mayImport(from, to))
    expect(allowed.sort(), from).toEqual([...(graph.get(from) ?? [])].sort())
  }
})

test('the diagram of the site shows what each folder may import', () => {
  const graph = readDiagram(layerDiagram)
  expect([...graph.keys()].map((name) => `web/src/${name}`).sort()).toEqual(Object.keys(layers).sort())
  for (const from of graph.keys()) {
    const allowed = [...graph.keys()].filter(
      (to) => to !== from && mayImport(`web/src/${from}`, `web/src/${to}`),
    )
    expect(allowed.sort(), from).toEqual([...reachable(graph, from)].sort())
  }
})

test('every package and every folder of the site has a rule', () => {
  const folders = readdirSync(root, {withFileTypes: true}).filter((entry) => entry.isDirectory())
  const found = folders.map(({name}) => name).filter((name) => existsSync(join(root, name, 'package.json')))
  expect(Object.keys(packages)).toEqual(expect.arrayContaining(found))
  const parts = readdirSync(join(root, 'web/src'), {withFileTypes: true})
  const partNames = parts.filter((entry) => entry.isDirectory()).map(({name}) => `web/src/${name}`)
  expect(Object.keys(layers).sort()).toEqual(partNames.sort())
})

test('tests may import every package but e2e', () => {
  const others = Object.keys(packages).filter((name) => name !== 'tests' && name !== 'e2e')
  expect(others.filter((to) => !mayImport('tests', to))).toEqual([])
  expect(Object.keys(packages).filter((from) => mayImport(from, 'tests'))).toEqual(['e2e', 'tests'])
})

test('cycles are forbidden', () => {
  expect(rules).toContainEqual(
    expect.objectContaining({severity: 'error', to: expect.objectContaining({circular: true})}),
  )
  expect(configuration.options?.tsPreCompilationDeps).toBe(true)
})
