/** Fields of the menus that contain others; every other one is a text. The query gives them their form. */
const containers = new Set([
  'groups',
  'items',
  'link',
  'page',
  'file',
  'action',
  'call',
  'footerColumns',
  'footerLinks',
])

/**
 * Returns the menus without invalid values: all pages have the menus, so a wrong value must cost only its own entry. Where a text is
 * expected, other values become null.
 */
export function soundMenus<Menus>(menus: Menus): Menus {
  const sound = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return containers.has(name) ? value.map((item) => sound(item, name)) : null
    if (typeof value === 'object' && value !== null) {
      if (!containers.has(name)) return null
      return Object.fromEntries(Object.entries(value).map(([inner, item]) => [inner, sound(item, inner)]))
    }
    return typeof value === 'string' ? value : null
  }
  // Only texts become null, and each text may be null.
  return sound(menus, 'groups') as Menus
}
