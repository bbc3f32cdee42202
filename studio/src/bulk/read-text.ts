/** The text of a file: spreadsheets save UTF-8, or the older encoding of Windows. */
export function readText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
