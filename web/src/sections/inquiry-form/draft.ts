/** What the visitor typed, by field name: kept in the tab's session, so that it survives another page and a reload. */
export type Draft = Readonly<Record<string, readonly string[] | undefined>>

const keyOf = (form: string) => `inquiry_draft ${form}`

export function readDraft(form: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    return typeof draft === 'object' && draft !== null ? (draft as Draft) : {} // written by saveDraft
  } catch {
    return {}
  }
}

/** Saves all fields but the consent, which a visitor gives again. */
export function saveDraft(form: string, element: HTMLFormElement): void {
  const data = new FormData(element)
  data.delete('consent')
  const draft = Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name)]))
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden.
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // Storage is forbidden.
  }
}

/** Fills in the fields that are empty. */
export function restoreDraft(draft: Draft, element: HTMLFormElement): void {
  for (const field of element.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (draft[field.name]?.includes(field.value)) field.checked = true
    } else if (isTextField(field) && !field.value) {
      field.value = draft[field.name]?.[0] ?? ''
    }
  }
}

export function isTextField(
  field: Element | RadioNodeList | null,
): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  )
}
