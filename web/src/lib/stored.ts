import {parseJson} from '@upline/domain/content/parse-json.ts'

/** Creates a value for `useSyncExternalStore`. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns a stored text, or null if there is none or storage is forbidden. */
export function readStored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Returns a stored JSON value that passes the check, or undefined: a visitor or an earlier release may have stored anything. */
export function readStoredJson<Value>(
  storage: () => Storage,
  key: string,
  isValid: (value: unknown) => value is Value,
): Value | undefined {
  const value = parseJson(readStored(storage, key) ?? '')
  return isValid(value) ? value : undefined
}

/** Stores a text; null removes it. Returns false if storage is full or forbidden. */
export function writeStored(storage: () => Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage().removeItem(key)
    else storage().setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** A choice of the visitor that all tabs share. If the browser refuses to store it, it lasts until the page is left. */
export function storedChoice(key: string) {
  const storage = () => localStorage
  const unsaved = createStore<string | null>(null)
  return {
    get: (): string | null => unsaved.get() ?? readStored(storage, key),
    /** Null forgets the choice. */
    set: (value: string | null): void => unsaved.set(writeStored(storage, key, value) ? null : value),
    /** Calls the listener after each change, in other tabs too. Returns a cleanup function. */
    subscribe(listener: () => void): () => void {
      const unsubscribe = unsaved.subscribe(listener)
      addEventListener('storage', listener)
      return () => {
        unsubscribe()
        removeEventListener('storage', listener)
      }
    },
  }
}
