const blocks = 'div, p, ul, ol, dl, table, h1, h2, h3, h4, h5, h6, blockquote, pre'
/** Matches deleted text and comments of Word, and comment marks and comment texts of Google Docs. */
const unwanted =
  'del, .MsoCommentReference, [style*="mso-element:comment-list"], a[href^="#cmnt"][id^="cmnt_ref"], div:has(> p > a[href^="#cmnt_ref"])'

const digits = {sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉'}

/** Returns digits as raised or lowered ones, because rich text has no other: x². Other text, such as the “st” of 1st, stays. */
function withRaisedDigits(text: string, isRaised: boolean): string | undefined {
  const set = [...(isRaised ? digits.sup : digits.sub)]
  return /^\d+$/.test(text) ? text.replace(/\d/g, (digit) => set[Number(digit)] ?? digit) : undefined
}

/** Returns the number of pictures in HTML, which have to be uploaded. Trackers of mail programs don’t count. */
export function countPictures(html: string): number {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.images].filter(({width, height}) => width !== 1 && height !== 1).length
}

/** Maximum number of cells that replace merged ones. A cell of 65,534 rows in each row would freeze the tab. */
const maxAdded = 5000

/**
 * Parses HTML for a library that joins the lines of mail programs, drops formatted spaces and ignores merged cells: gives it paragraphs,
 * plain spaces, and a cell for each column.
 */
export function parsePastedHtml(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(unwanted)) element.remove()
  for (const inline of page.querySelectorAll('span, b, strong, i, em, u, font')) {
    if (/^\s+$/.test(inline.textContent)) inline.replaceWith(' ')
  }
  for (const element of page.querySelectorAll('sup, sub')) {
    const raised = withRaisedDigits(element.textContent, element.localName === 'sup')
    if (raised !== undefined) element.replaceWith(raised)
  }
  page.normalize()
  for (const line of page.querySelectorAll('div, dt, dd')) {
    if (line.querySelector(blocks) || line.closest('li')) continue
    const paragraph = page.createElement('p')
    paragraph.append(...line.childNodes)
    line.replaceWith(paragraph)
  }
  let added = 0
  const addCell = (properties = {}) => {
    added += 1
    return Object.assign(page.createElement('td'), properties)
  }
  for (const row of page.querySelectorAll('tr')) {
    for (const cell of row.querySelectorAll<HTMLTableCellElement>(':scope > [colspan]')) {
      const {rowSpan} = cell
      // The editor's table is as wide as its longest row.
      for (let n = Math.min(cell.colSpan, 20); n > 1 && added < maxAdded; n -= 1)
        cell.after(addCell({rowSpan}))
    }
    for (const cell of row.querySelectorAll<HTMLTableCellElement>(':scope > [rowspan]')) {
      let below = row.nextElementSibling
      for (let n = cell.rowSpan; n > 1 && below instanceof HTMLTableRowElement && added < maxAdded; n -= 1) {
        below.insertBefore(addCell(), below.cells[cell.cellIndex] ?? null)
        below = below.nextElementSibling
      }
    }
  }
  return page
}
