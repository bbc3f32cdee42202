import {Link} from 'react-router-dom'

// The same height with and without a link, so that neighbors align.
const box = 'inline-flex min-h-8 items-center'

/** A carrier's name, linked to its page if it has one. */
export function CarrierName({carrier: {name, path}}: {carrier: {name: string | null; path: string | null}}) {
  if (!path) return <span className={box}>{name}</span>
  return (
    <Link to={path} className={`inline-link ${box}`}>
      {name}
    </Link>
  )
}
