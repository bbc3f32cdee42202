import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

interface Section {
  _type: string
  layout?: string
  variant?: string
  tone?: string
  tabs?: {sections: Section[]}[]
}

const folder = join(import.meta.dirname, '../../content/documents/page')

/** A few of the paths: pages that together show every section of the sample content, each in every form it has there. */
export function pagesWithEverySection(paths: readonly string[]): string[] {
  const forms = new Map<string, Set<string>>()
  for (const file of readdirSync(folder)) {
    const {path, sections = []}: {path: string; sections?: Section[]} = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    )
    if (paths.includes(path)) forms.set(path, new Set(sections.flatMap(formsOf)))
  }
  const missing = new Set([...forms.values()].flatMap((each) => [...each]))
  const chosen: string[] = []
  while (missing.size > 0) {
    const gain = (path: string) => [...missing].filter((form) => forms.get(path)?.has(form)).length
    const [best = ''] = [...forms.keys()].sort((a, b) => gain(b) - gain(a))
    for (const form of forms.get(best) ?? []) missing.delete(form)
    chosen.push(best)
  }
  return chosen
}

/** Returns the variants of the section and of the sections in its tabs. */
function formsOf({_type, layout = '', variant = '', tone = '', tabs = []}: Section): string[] {
  return [`${_type} ${layout} ${variant} ${tone}`, ...tabs.flatMap(({sections}) => sections.flatMap(formsOf))]
}
