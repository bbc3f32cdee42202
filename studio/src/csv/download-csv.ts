/** Has the browser save a table. Excel takes UTF-8 for another encoding where the file does not begin with a byte order mark. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([`\ufeff${csv}`], {type: 'text/csv;charset=utf-8'}))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
