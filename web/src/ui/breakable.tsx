import {Fragment} from 'react'

/** Text in which a long email address breaks before its `@` and its dots, rather than anywhere. */
export function Breakable({text}: {text: string | null | undefined}) {
  if (!text?.includes('@')) return text
  return (
    <span className="min-w-0">
      {text.split(/(?=@|\.\w)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
