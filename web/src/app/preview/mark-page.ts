import {createDataAttribute} from '@sanity/visual-editing/create-data-attribute'
import {type Leaf, type Place, plain} from './leaves.ts'

/** A part of the page and the content it was drawn from. */
export type Region = {element: Element; leaves: readonly Leaf[]; place?: Place}

const attribute = 'data-sanity'

/**
 * Tells the Studio's overlay where each part of the page comes from, by comparing what the page says with the content
 * it was drawn from: no component has to know of previews, and visitors download nothing for it. The n-th element that
 * says a text is taken for the n-th field that holds it. A region that lies inside another one is left to itself.
 */
export function markPage(page: Document, regions: readonly Region[]): void {
  const marks = new Map<Element, string>()
  const borders = new Set(regions.map(({element}) => element))
  for (const {element, leaves, place} of regions) {
    if (place) marks.set(element, markOf(place))
    const find = finder(leaves)
    for (const inside of elementsWithin(element, borders)) {
      const found = find(inside)
      if (found) marks.set(inside, markOf(found))
    }
  }
  for (const element of page.querySelectorAll(`[${attribute}]`)) {
    if (!marks.has(element)) element.removeAttribute(attribute)
  }
  for (const [element, mark] of marks) {
    if (element.getAttribute(attribute) !== mark) element.setAttribute(attribute, mark)
  }
}

function markOf({id, type, path}: Place): string {
  return createDataAttribute({id, type, path}).toString()
}

function* elementsWithin(element: Element, borders: ReadonlySet<Element>): Generator<Element> {
  for (const child of element.children) {
    if (borders.has(child)) continue
    yield child
    yield* elementsWithin(child, borders)
  }
}

function finder(leaves: readonly Leaf[]): (element: Element) => Place | undefined {
  const texts = new Map<string, Place[]>()
  const pictures = new Map<string, Place[]>()
  for (const leaf of leaves) {
    const [map, key] = 'text' in leaf ? [texts, leaf.text] : [pictures, leaf.picture]
    map.set(key, [...(map.get(key) ?? []), leaf.place])
  }
  const next = (places: Place[] | undefined) => (places && places.length > 1 ? places.shift() : places?.[0])
  return (element) => {
    if (element instanceof HTMLImageElement) return next(pictures.get(element.src.split('?', 1)[0] ?? ''))
    const text = textIn(element)
    return text === undefined ? undefined : next(texts.get(text) ?? texts.get(ownText(element)))
  }
}

/** What an element says, undefined when one of its children says just that. */
function textIn(element: Element): string | undefined {
  const text = plain(element.textContent)
  if (!text) return undefined
  return [...element.children].some((child) => plain(child.textContent) === text) ? undefined : text
}

/** What an element says besides what its children say, such as the label of a link that also announces a new tab. */
function ownText(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  return plain(texts.map((node) => node.textContent).join(''))
}
