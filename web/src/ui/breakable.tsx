import {Fragment} from 'react'

// An email address, a phone number or a range such as `1-800-MEDICARE` and `5-7`, or a time such as `9:00 AM EST`.
const units = /([^\s@(]+@[^\s@]*\w|\(?\d[\d() ]*-(?:[\dA-Z-]*[\dA-Z])?|\d{1,2}:\d\d [AP]M(?: [A-Z]{2,3}T)?)/

/** Text in which an email address, a phone number or a time breaks only if it is longer than a line: an address before its `@` and its dots. */
export function Breakable({text}: {text: string | null | undefined}) {
  if (!text || !units.test(text)) return text
  return (
    <span className="min-w-0">
      {text.split(units).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className="inline-block [text-decoration:inherit]">
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
