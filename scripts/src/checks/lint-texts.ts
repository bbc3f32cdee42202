/** Part of `npm run lint`: prints where documentation and code disagree, and exits with 1 if they do. */
import {existsSync, globSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {join, normalize} from 'node:path'
import {layers, prerender, schemas} from '../../../.dependency-cruiser.ts'
import {root} from '../bootstrap/root.mjs'
import {workspace} from '../product/workspace.ts'
import {diagramProblems} from './diagram-problems.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** In bytes. */
const largestPicture = 64 * 1024

function* architectureProblems(): Generator<string> {
  const diagrams = Array.from(
    read('docs/architecture.md').matchAll(/```mermaid\n([\s\S]*?)```/g),
    ([, text]) => text,
  )
  const packages = Object.entries(workspace).flatMap(([name, dependencies]) =>
    dependencies.length > 0 && name !== 'tests'
      ? [`  ${name} --> ${dependencies.toSorted().join(' & ')}\n`]
      : [],
  )
  if (diagrams[0] !== `flowchart TD\n${packages.sort().join('')}`)
    yield `docs/architecture.md: its first diagram is not that of the package.json files:\n${packages.join('')}`
  const folders = [
    ['web/src', layers, 1],
    ['prerender/src', prerender, 3],
    ['schemas/src', schemas, 4],
  ] as const
  for (const [parent, rules, index] of folders) {
    for (const problem of diagramProblems(diagrams[index] ?? '', parent, rules))
      yield `docs/architecture.md: ${problem}`
    for (const entry of readdirSync(join(root, parent), {withFileTypes: true}))
      if (entry.isDirectory() && !rules[`${parent}/${entry.name}`])
        yield `.dependency-cruiser.ts: ${parent}/${entry.name} has no rule.`
  }
}

function* referenceProblems(): Generator<string> {
  for (const [name, dependencies] of Object.entries(workspace)) {
    const file = join(name, 'tsconfig.json')
    if (!existsSync(join(root, file)) || name === 'tests') continue
    const {references = []}: {references?: {path: string}[]} = JSON.parse(read(file))
    const found = references.map(({path}) => normalize(join(name, path)))
    if (found.sort().join() !== dependencies.toSorted().join())
      yield `${file}: its references are not the dependencies ${dependencies.toSorted().join(', ')}.`
  }
}

function* guideProblems(): Generator<string> {
  const texts = globSync('docs/guides/*.md', {cwd: root}).map(read).join('\n')
  const shown = new Set(Array.from(texts.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g), ([, file = '']) => file))
  const taken = readdirSync(join(root, 'docs/guides/pictures')).map((name) => `pictures/${name}`)
  for (const file of shown) if (!taken.includes(file)) yield `docs/guides: ${file} is missing.`
  for (const file of taken) {
    if (!shown.has(file)) yield `docs/guides/${file}: no guide shows it.`
    if (statSync(join(root, 'docs/guides', file)).size > largestPicture)
      yield `docs/guides/${file}: it has more than ${largestPicture / 1024} kB.`
  }
}

/** Finds the company of the sample in code that is delivered. */
function* sampleProblems(): Generator<string> {
  const shipped =
    '{domain,editorial,functions,local,prerender,scheduler,schemas,studio,web}/{src,static}/**/*.{ts,tsx,js,css,svg}'
  const exclude = ['**/*.test.*', '**/*.fixture.*', '**/node_modules/**']
  for (const file of globSync(shipped, {cwd: root, exclude})) {
    const [found] = /harbor.?oak|pecan grove|tomás herrera|555-0142/i.exec(read(file)) ?? []
    if (found) yield `${file}: it has “${found}” of the sample content.`
  }
}

const problems = [architectureProblems, referenceProblems, guideProblems, sampleProblems].flatMap((find) => [
  ...find(),
])
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
