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

/** Yields where a diagram of the folders of `parent` differs from the rules, which name for each folder those that it may import from. */
export function* diagramProblems(
  diagram: string,
  parent: string,
  rules: Readonly<Record<string, readonly string[]>>,
): Generator<string> {
  const graph = readDiagram(diagram)
  const pathOf = (name: string) => `${parent}/${name}`
  const drawn = new Map([...graph.keys()].map((name) => [pathOf(name), reachable(graph, name).map(pathOf)]))
  for (const folder of new Set([...drawn.keys(), ...Object.keys(rules)])) {
    const [shown, allowed] = [drawn.get(folder), rules[folder]].map((folders) =>
      folders?.toSorted().join(', '),
    )
    if (shown !== allowed)
      yield `the diagram lets ${folder} import from ${shown || 'nothing'}, but its rule from ${allowed || 'nothing'}.`
    if (drawn.get(folder)?.includes(folder)) yield `the arrows of ${folder} lead back to it.`
  }
}
