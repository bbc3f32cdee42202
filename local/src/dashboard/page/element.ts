export type Child = Node | string | false | undefined

export interface Attributes {
  /** Event listeners by name. */
  on?: Record<string, EventListener>
  [name: string]: unknown
}

/** Makes an element. Texts become text nodes, never markup; attributes whose value is false or undefined are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  {on = {}, ...attributes}: Attributes = {},
  ...children: (Child | Child[])[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== undefined) made.setAttribute(name, value === true ? '' : String(value))
  }
  for (const [name, listener] of Object.entries(on)) made.addEventListener(name, listener)
  made.append(...present(children.flat()))
  return made
}

function present(children: Child[]): (Node | string)[] {
  return children.filter((child) => child !== false && child !== undefined)
}

/** Replaces the children of `parent` and gives the focus back to the element with the same `data-key`. */
export function show(parent: HTMLElement, ...children: Child[]): void {
  const {activeElement} = document
  const focused = activeElement instanceof HTMLElement && parent.contains(activeElement)
  const key = focused ? activeElement.dataset.key : undefined
  const {scrollTop} = parent
  parent.replaceChildren(...present(children))
  parent.scrollTop = scrollTop
  if (key) {
    parent.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus({preventScroll: true})
  }
}

export function emptyState(title: string, text: string): HTMLElement {
  return element('div', {class: 'empty'}, rings(), element('h2', {}, title), element('p', {}, text))
}

function rings(): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('viewBox', '0 0 120 120')
  svg.setAttribute('aria-hidden', 'true')
  for (const [x, y, radius] of [
    [60, 60, 56],
    [59, 61, 46],
    [58, 62, 37],
    [57, 63, 27],
    [56, 64, 18],
    [55, 65, 9],
  ]) {
    const ring = document.createElementNS(namespace, 'circle')
    ring.setAttribute('cx', String(x))
    ring.setAttribute('cy', String(y))
    ring.setAttribute('r', String(radius))
    svg.append(ring)
  }
  return svg
}
