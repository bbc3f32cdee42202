/** Groups pages by the first segment of their path; single pages form the first group. */
export function pageGroups<T extends {path: string}>(pages: readonly T[]): T[][] {
  const families = new Map<string, T[]>()
  for (const page of pages) {
    const name = page.path.split('/')[1] ?? ''
    families.set(name, [...(families.get(name) ?? []), page])
  }
  const groups = [...families.values()]
  const single = groups.filter(({length}) => length === 1).flat()
  return [single, ...groups.filter(({length}) => length > 1)].filter(({length}) => length > 0)
}
