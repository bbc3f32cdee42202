import {Link} from 'react-router-dom'

/** A carrier's name, which leads to its page where it has one. */
export function CarrierName({carrier: {name, path}}: {carrier: {name: string; path: string | null}}) {
  if (!path) return name
  return (
    <Link to={path} className="inline-link inline-flex min-h-8 items-center">
      {name}
    </Link>
  )
}
