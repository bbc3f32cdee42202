import {Link} from 'react-router-dom'

// The same with and without a link, so that neighbours stand on one line.
const box = 'inline-flex min-h-8 items-center'

/** A carrier's name, which leads to its page where it has one. */
export function CarrierName({carrier: {name, path}}: {carrier: {name: string; path: string | null}}) {
  if (!path) return <span className={box}>{name}</span>
  return (
    <Link to={path} className={`inline-link ${box}`}>
      {name}
    </Link>
  )
}
