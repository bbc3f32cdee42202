/** A text field of a form in which the caret is inside an unfinished token. */
export interface OpenToken {
  field: HTMLElement
  /** The text after the brace. */
  query: string
  /** The rest of the token with its closing brace, if the caret is inside one. */
  rest: string
  /** The position for the suggestions. */
  place: DOMRect
}

const unfinished = /\{(\w*)$/

/** Returns the unfinished token at the caret of a form's text field, or undefined. */
export function tokenAtCaret(target: EventTarget | null): OpenToken | undefined {
  if (!(target instanceof HTMLElement) || !target.closest('[data-testid^="field-"]')) return undefined
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    const caret = target.selectionStart
    return caret === null ? undefined : openToken(target, target.value, caret, target.getBoundingClientRect())
  }
  const selection = target.isContentEditable ? document.getSelection() : null
  if (!selection?.anchorNode || !selection.isCollapsed) return undefined
  const place = selection.getRangeAt(0).getBoundingClientRect()
  return openToken(target, selection.anchorNode.textContent ?? '', selection.anchorOffset, place)
}

function openToken(field: HTMLElement, text: string, caret: number, place: DOMRect): OpenToken | undefined {
  const query = unfinished.exec(text.slice(0, caret))?.[1]
  const [rest = ''] = /^\w*\}/.exec(text.slice(caret)) ?? []
  return query === undefined ? undefined : {field, query, rest, place}
}

/** Replaces the token, as typing does: the form takes it as an edit that can be undone. */
export function completeToken({field, query, rest}: OpenToken, key: string): void {
  const text = `${key}}`
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const caret = field.selectionStart ?? 0
    field.setSelectionRange(caret - query.length, caret + rest.length)
    // Deprecated, and still the only edit of a text field that can be undone.
    document.execCommand('insertText', false, text)
    return
  }
  // The editor of rich text changes its document in this event, which a browser sends before it changes the page.
  const edit = (inputType: string, data: string | null = null) =>
    field.dispatchEvent(new InputEvent('beforeinput', {inputType, data, bubbles: true, cancelable: true}))
  for (const _letter of query) edit('deleteContentBackward')
  for (const _letter of rest) edit('deleteContentForward')
  edit('insertText', text)
}
