/**
 * Makes an element. Texts become text nodes, never markup; attributes whose value is false or undefined are left out.
 *
 * @param {string} tag
 * @param {Record<string, unknown>} attributes `on` holds event listeners by name
 * @param {...(Node | string | false | undefined | (Node | string)[])} children
 */
export function element(tag, {on = {}, ...attributes} = {}, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== undefined) made.setAttribute(name, value === true ? '' : String(value))
  }
  for (const [name, listener] of Object.entries(on)) made.addEventListener(name, listener)
  made.append(...children.flat().filter((child) => child !== false && child !== undefined))
  return made
}

/** Replaces what `parent` shows and gives the focus back to the element with the same `data-key`. */
export function show(parent, ...children) {
  const key = parent.contains(document.activeElement) ? document.activeElement.dataset.key : undefined
  const {scrollTop} = parent
  parent.replaceChildren(...children)
  parent.scrollTop = scrollTop
  if (key) parent.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({preventScroll: true})
}

export function emptyState(title, text) {
  return element('div', {class: 'empty'}, rings(), element('h2', {}, title), element('p', {}, text))
}

function rings() {
  const namespace = 'http://www.w3.org/2000/svg'
  const drawing = document.createElementNS(namespace, 'svg')
  drawing.setAttribute('viewBox', '0 0 120 120')
  drawing.setAttribute('aria-hidden', 'true')
  for (const [x, y, radius] of [
    [60, 60, 56],
    [59, 61, 46],
    [58, 62, 37],
    [57, 63, 27],
    [56, 64, 18],
    [55, 65, 9],
  ]) {
    const ring = document.createElementNS(namespace, 'circle')
    ring.setAttribute('cx', x)
    ring.setAttribute('cy', y)
    ring.setAttribute('r', radius)
    drawing.append(ring)
  }
  return drawing
}
