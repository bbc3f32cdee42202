/** Returns a stored text; null where nothing is stored or storage is forbidden. */
export function readStored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it (null). Returns false where storage is full or forbidden. */
export function writeStored(storage: () => Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage().removeItem(key)
    else storage().setItem(key, text)
    return true
  } catch {
    return false
  }
}
