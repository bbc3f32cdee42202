/** Fields that contain others. The query gives them their form. */
const containers = new Set(
  'settings disclaimers versions navigation interfaceText groups items link page file action call footerColumns footerLinks'.split(
    ' ',
  ),
)

/** Fields that are not texts. Their own code checks them. */
const unchecked = new Set(['newTab', 'year', 'logo', 'icon', 'defaultSeo'])

/** Returns settings, menus and labels with null instead of a wrong value, which must cost only its own entry of all pages. */
export function soundTexts<Content extends object>(content: Content): Content {
  const sound = (value: unknown, name: string): unknown => {
    if (typeof value === 'string' || unchecked.has(name)) return value
    if (typeof value !== 'object' || value === null || !containers.has(name)) return null
    if (Array.isArray(value)) return value.map((item) => sound(item, name))
    return soundTexts(value)
  }
  const entries = Object.entries(content).map(([name, value]) => [name, sound(value, name)])
  // Only texts become null, and each text may be null.
  return Object.fromEntries(entries) as Content
}
