import type {ComponentProps, ReactNode} from 'react'
import {Link as RouterLink, useNavigate} from 'react-router-dom'
import {targetOf} from './href.ts'
import {useInterfaceText} from './site-context.ts'
import type {Link} from './types.ts'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  link: Link | null | undefined
  children: ReactNode
}

/** Renders a link of the content model: a router link, an anchor, a button for "back", or plain text when it leads nowhere. */
export function ContentLink({link, children, ...rest}: Props) {
  const target = targetOf(link)
  const labels = useInterfaceText()
  const navigate = useNavigate()
  if (target.kind === 'none') return <span className={rest.className}>{children}</span>
  if (target.kind === 'back') {
    return (
      <button type="button" data-needs-script className={rest.className} onClick={() => navigate(-1)}>
        {children}
      </button>
    )
  }
  const newTab = link?.newTab === true
  const label = newTab ? (
    <>
      <span>{children}</span>
      <span className="sr-only">{` ${labels.newTab ?? ''}`}</span>
    </>
  ) : (
    children
  )
  if (target.kind === 'outside' || newTab) {
    return (
      // The name of the file, because the asset store names it by its hash. Analytics counts the download by it.
      <a
        {...rest}
        href={target.href}
        download={link?.kind === 'file' ? fileName(link) : undefined}
        {...(newTab ? {target: '_blank', rel: 'noopener'} : {})}
      >
        {label}
      </a>
    )
  }
  return (
    // By default each link gets an attribute for the framework mode of the router, which is not used here.
    <RouterLink {...rest} discover="none" to={target.href} data-typed={link?.kind === 'path' || undefined}>
      {label}
    </RouterLink>
  )
}

function fileName({file}: Link): string {
  const [extension = 'pdf'] = /\w+$/.exec(file?.url ?? '') ?? []
  const name = file?.name ?? 'document'
  return name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`
}
