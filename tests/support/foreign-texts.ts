import {usStates} from '@upline/domain/content/us-states.ts'

const stateNames = new RegExp(usStates.map(({name}) => name).join('|'), 'g')
const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']

/** Returns texts for visitors that are neither content nor exceptions. */
export function foreignTexts(root: ParentNode): string[] {
  const texts: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('script, style, template, time, time *')) continue
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
  }
  return texts.filter((text) => /\p{Letter}/u.test(withoutContent(text)))
}

function withoutContent(text: string): string {
  return (
    text
      .replace(/⟦\d+⟧/g, '')
      // A date of content in words.
      .replace(/\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/g, '')
      // Initials of a carrier without a logo, and the kind and size of a file, are made of content.
      .replace(/\b(?:PNG|PDF|kB|KB|MB)\b/g, '')
      .replace(stateNames, '')
      // Names of the networks a person is on are the networks' own.
      .replace(/\b(?:LinkedIn|Twitter|GitHub)\b/g, '')
  )
}
