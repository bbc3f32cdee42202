import {Fragment} from 'react'

// An email address, a number such as `1-800-MEDICARE`, `5-7` and `12-month`, a code such as `CMS-1490S`, or a time such as `9:00 AM EST`, with the
// marks around it; or an amount such as `$50k` and `10.5%`.
const units =
  /((?:[^\s@]+@[^\s@]*\w|[^\s\w]*\d[\d() ]*-[\w-]*\w|[^\s\w]*\b[A-Z]{2,}[-_]\d[\w-]*|[^\s\w]*\d{1,2}:\d\d [AP]M(?: [A-Z]{2,3}T)?)[^\s\w]*|\$\d(?:[\d,.]*\d)?(?:[kKMB]\b)?|\d(?:[\d,.]*\d)?%)/

/** Matches what a translator must not change: an address, an amount, or a code or number without words. */
const isFixed = /[@$%]|^(?!.*\d:\d)[^a-z]*$/

/** Text in which an email address, a phone number or a time breaks only if it is longer than a line: an address before its `@` and its dots. */
export function Breakable({text}: {text: string | null | undefined}) {
  if (!text) return null
  // The key replaces the element if the text changes, because a browser that translates the page has replaced its text nodes.
  if (!units.test(text)) return <span key={text}>{text}</span>
  return (
    <span key={text} className="min-w-0 [text-decoration:inherit]">
      {text.split(units).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span
            key={index}
            className={/-|_|@|:/.test(part) ? 'inline-block [text-decoration:inherit]' : undefined}
            translate={isFixed.test(part) ? 'no' : undefined}
          >
            {part.includes('@') ? breakEmail(part) : part}
          </span>
        ),
      )}
    </span>
  )
}

function breakEmail(address: string) {
  return address.split(/(?=@|\.\w)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
