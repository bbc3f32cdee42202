import {siteDate} from '@upline/domain/dates/site-date.ts'

/** Downloads a table. Excel needs a byte order mark to recognize UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([`\ufeff${csv}`], {type: 'text/csv;charset=utf-8'}))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}-${siteDate()}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
