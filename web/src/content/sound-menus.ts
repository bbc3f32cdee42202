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
 * Returns the menus without values that cannot be shown in them: all pages have them, so a wrong one must cost its own entry only. What is
 * not a text where one belongs is missing.
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
