import selectorParser, {type Node, type Selector} from 'postcss-selector-parser'

/** What must occur in a document for a selector to match in it: all of these names, and one alternative of each choice. */
export type Needs = {names: readonly string[]; choices: readonly (readonly Needs[])[]}

/** `.` and the class, or the name of an element. */
export type Names = ReadonlySet<string>

// What these stand for is in every one of their alternatives, or none of them matches.
const chooses = /^:(?:is|where|has|matches|-webkit-any)$/
// Pseudo-elements that only controls of forms have.
const ofControls =
  /^::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner-spin|outer-spin))/

/** Each selector of a list with its needs; a rule applies where those of one are met. */
export function selectorsOf(list: string): {selector: string; needs: Needs}[] {
  return selectorParser()
    .astSync(list)
    .nodes.map((node) => ({selector: node.toString().trim(), needs: needsOfSelector(node)}))
}

export function areMet({names, choices}: Needs, present: Names): boolean {
  return (
    names.every((name) => present.has(name)) &&
    choices.every((choice) => choice.some((needs) => areMet(needs, present)))
  )
}

function needsOfSelector(selector: Selector): Needs {
  const names: string[] = []
  const choices: Needs[][] = []
  for (const node of selector.nodes) {
    const name = nameOf(node)
    if (name) names.push(name)
    else if (node.type === 'pseudo' && chooses.test(node.value)) {
      choices.push(node.nodes.map(needsOfSelector))
    } else if (node.type === 'pseudo' && ofControls.test(node.value)) {
      choices.push(['input', 'textarea', 'select'].map((name) => ({names: [name], choices: []})))
    }
  }
  return {names, choices}
}

function nameOf(node: Node): string | undefined {
  if (node.type === 'class') return `.${node.value}`
  return node.type === 'tag' ? node.value.toLowerCase() : undefined
}
