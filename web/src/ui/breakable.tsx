import {Fragment} from 'react'

// A phone number or a range, such as `1-800-MEDICARE` and `5-7`.
const unbroken = /(\(?\d[\d() ]*-(?:[\dA-Z-]*[\dA-Z])?)/

/**
 * Text in which a phone number does not break, unless letters are twice as large on a phone, and a long email address breaks before its `@`
 * and its dots, rather than anywhere.
 */
export function Breakable({text}: {text: string | null | undefined}) {
  if (!text || !/@|\d-/.test(text)) return text
  return (
    <span className="min-w-0">
      {text.split(unbroken).map((part, index) => {
        const isUnbroken = index % 2 === 1
        return isUnbroken ? (
          <span key={index} className="min-[16rem]:whitespace-nowrap">
            {part}
          </span>
        ) : (
          <Fragment key={index}>{part.includes('@') ? breakEmail(part) : part}</Fragment>
        )
      })}
    </span>
  )
}

function breakEmail(text: string) {
  return text.split(/(?=@|\.\w)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
