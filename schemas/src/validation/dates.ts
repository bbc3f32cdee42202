/** Warning for a day (YYYY-MM-DD) after today (same form): readers would see a date in the future. */
export function futureDateProblem(day: string | undefined, today: string): true | string {
  return day && day > today ? `This date is in the future; the site shows it as soon as you publish.` : true
}

/** Today as YYYY-MM-DD where the editor is. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
