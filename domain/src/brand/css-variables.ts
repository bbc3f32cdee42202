/** Formats values as CSS custom properties: `inkSoft` becomes `--color-ink-soft` with the prefix `color-`. */
export const cssVariables = (values: Record<string, string>, prefix = ''): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        `  --${prefix}${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};\n`,
    )
    .join('')
