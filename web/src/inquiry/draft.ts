import {readStoredJson, writeStored} from '../lib/stored.ts'

/** What the visitor typed, by field name: kept in the tab's session, so that it survives another page and a reload. */
export type Draft = Readonly<Record<string, readonly string[] | undefined>>

const keyOf = (form: string) => `inquiry_draft ${form}`
const session = () => sessionStorage

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray)

export function readDraft(form: string): Draft {
  return readStoredJson(session, keyOf(form), isDraft) ?? {}
}

/** Saves all fields but the consent, which a visitor gives again. */
export function saveDraft(form: string, element: HTMLFormElement): void {
  const data = new FormData(element)
  data.delete('consent')
  const draft = Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name)]))
  writeStored(session, keyOf(form), JSON.stringify(draft))
}

export function clearDraft(form: string): void {
  writeStored(session, keyOf(form), null)
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
