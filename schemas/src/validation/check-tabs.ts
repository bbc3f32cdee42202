import {repeatedNames} from './unique-names.ts'

/** Custom rule for `tabs.panels`: each key leads to one tab. */
export function checkTabKeys(panels: unknown) {
  // The rule is on `tabs.panels`, whose members are tab panels.
  const all = Array.isArray(panels) ? (panels as {_key: string; key?: string}[]) : []
  const problems = repeatedNames(
    all.map(({_key, key}) => ({_key, name: key})),
    (key) => `Two tabs have the key “${key}”: ?tab=${key} could mean either. Rename one.`,
  )
  return problems.length === 0 || problems
}
